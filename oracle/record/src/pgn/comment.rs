//! Instructions inside comments: `[%clk 1:23:45]`, `[%emt 0:05]`, `[%eval 0.3]`.

/// An instruction to programs in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction<'a> {
    /// Its name, as `clk`.
    pub name: &'a [u8],
    /// What follows it up to the bracket.
    pub value: &'a [u8],
    /// Bytes of the comment before its bracket.
    pub at: usize,
}

/// The instructions of a comment in their order.
pub fn instructions(comment: &[u8]) -> impl Iterator<Item = Instruction<'_>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let found = comment[at..].windows(2).position(|pair| pair == b"[%")?;
        let start = at + found;
        let length = comment[start..].iter().position(|&byte| byte == b']')?;
        at = start + length + 1;
        let inner = &comment[start + 2..start + length];
        let name = inner.iter().take_while(|byte| byte.is_ascii_alphabetic());
        let (name, value) = inner.split_at(name.count());
        Some(Instruction {
            name,
            value: value.trim_ascii(),
            at: start,
        })
    })
}

/// A time of `[%clk]` or `[%emt]`: `h:mm:ss`, `m:ss` or `s`, with a fraction or not, in milliseconds.
#[must_use]
pub fn milliseconds(value: &[u8]) -> Option<u64> {
    let (whole, fraction) = match value.iter().position(|&byte| byte == b'.' || byte == b',') {
        Some(point) => (&value[..point], &value[point + 1..]),
        None => (value, &b""[..]),
    };
    let number = |digits: &[u8]| -> Option<u64> {
        let plain = (1..=9).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
        let text = str::from_utf8(digits).ok()?;
        plain.then(|| text.parse().ok()).flatten()
    };
    let mut seconds = 0_u64;
    for (at, part) in whole.split(|&byte| byte == b':').enumerate() {
        if at == 3 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number(part)?)?;
    }
    if !fraction.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let thousandths = (0..3).fold(0, |sum, at| {
        sum * 10 + fraction.get(at).map_or(0, |digit| u64::from(digit - b'0'))
    });
    seconds.checked_mul(1000)?.checked_add(thousandths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        let found: Vec<_> =
            instructions(b"well [%clk 1:02:03.45] [%eval -0.3] [%emt 0:05]").collect();
        assert_eq!(found.len(), 3);
        assert_eq!(found[0].name, b"clk");
        assert_eq!(found[0].at, 5);
        assert_eq!(milliseconds(found[0].value), Some(3_723_450));
        assert_eq!(milliseconds(found[1].value), None);
        assert_eq!(milliseconds(found[2].value), Some(5_000));
        for wrong in ["", ":", "1:2:3:4", "1::2", "x", "1.x", "99999999999"] {
            assert_eq!(milliseconds(wrong.as_bytes()), None, "{wrong}");
        }
        assert_eq!(instructions(b"[%clk 1:02").count(), 0);
    }
}

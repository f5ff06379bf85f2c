//! A writer of XML, and of HTML that is XML too. Every text goes through it, so that none becomes markup.

/// What is written so far, and which elements are open.
#[derive(Debug, Default)]
pub(crate) struct Markup {
    text: String,
    open: Vec<&'static str>,
}

/// The attributes of an element: name, value.
pub(crate) type Attributes<'a> = &'a [(&'static str, &'a str)];

impl Markup {
    /// Nothing yet but the first line: an XML declaration or a document type.
    pub(crate) fn beginning(first: &'static str) -> Self {
        Self {
            text: first.to_owned(),
            open: Vec::new(),
        }
    }

    /// Opens an element.
    pub(crate) fn open(&mut self, name: &'static str, attributes: Attributes) -> &mut Self {
        self.start(name, attributes);
        self.text.push('>');
        self.open.push(name);
        self
    }

    /// Closes the element that was opened last.
    pub(crate) fn close(&mut self) -> &mut Self {
        if let Some(name) = self.open.pop() {
            self.text += &format!("</{name}>");
        }
        self
    }

    /// Writes text.
    pub(crate) fn text(&mut self, text: &str) -> &mut Self {
        escape(text, &mut self.text);
        self
    }

    /// An element with text.
    pub(crate) fn element(
        &mut self,
        name: &'static str,
        attributes: Attributes,
        text: &str,
    ) -> &mut Self {
        self.open(name, attributes).text(text).close()
    }

    /// An element that never has content, such as `<meta/>`, `<path/>`, `<testcase/>`.
    pub(crate) fn empty(&mut self, name: &'static str, attributes: Attributes) -> &mut Self {
        self.start(name, attributes);
        self.text += "/>";
        self
    }

    /// Begins a new line.
    pub(crate) fn line(&mut self) -> &mut Self {
        self.text.push('\n');
        self
    }

    /// Our own text, written as it is: it holds neither `<` nor `&`.
    pub(crate) fn verbatim(&mut self, text: &'static str) -> &mut Self {
        self.text += text;
        self
    }

    /// The whole, with everything closed.
    pub(crate) fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.text.push('\n');
        self.text
    }

    fn start(&mut self, name: &'static str, attributes: Attributes) {
        self.text.push('<');
        self.text += name;
        for (name, value) in attributes {
            self.text += &format!(" {name}=\"");
            escape(value, &mut self.text);
            self.text.push('"');
        }
    }
}

/// Writes text so that a reader of XML or HTML gets it back, in content and in attributes. What no XML can hold becomes
/// the replacement character.
fn escape(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\r' => out.push_str(&format!("&#{};", u32::from(letter))),
            '\n' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'.. => out.push(letter),
            _ => out.push('\u{fffd}'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_becomes_markup() {
        let mut markup = Markup::default();
        markup.open("a", &[("b", "\"><script>'&")]);
        markup.text("</a><script>\0\u{1b}]]>");
        assert_eq!(
            markup.finish(),
            "<a b=\"&quot;&gt;&lt;script&gt;&#39;&amp;\">&lt;/a&gt;&lt;script&gt;\u{fffd}\u{fffd}]]&gt;</a>\n"
        );
    }

    #[test]
    fn what_is_open_is_closed() {
        let mut markup = Markup::beginning("<!DOCTYPE html>\n");
        markup.open("a", &[]).open("b", &[]).empty("c", &[]);
        assert_eq!(markup.finish(), "<!DOCTYPE html>\n<a><b><c/></b></a>\n");
    }
}

//! What the reader of the record finds, in Chinese.

use chesslaws_record::pgn::{Fault, Odd, Outcome};
use chesslaws_record::san::{Inexact, SanError, Why};

/// What cannot be read.
pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::San(error) => san(error),
        Fault::NullInCheck => "被将军时没有走棋".into(),
        Fault::Fen(why) => format!("标签FEN不是一个局面：{why}"),
        Fault::Variant(name) => format!("另有规则的对局：`{name}`"),
        Fault::Tag => "不是标签；应写作[Name \"value\"]（PGN:8.1）".into(),
        Fault::Unclosed => "注释没有结束（PGN:5）".into(),
        Fault::TokenTooLong(limit) => format!("长于{limit}字节"),
        Fault::GameTooLong(limit) => format!("对局长于{limit}字节"),
        Fault::TooDeep(limit) => format!("变着嵌套超过{limit}层"),
        Fault::NothingToVary => "变着之前没有着法（PGN:8.2.5）".into(),
        Fault::NothingToClose => "多出的`)`（PGN:8.2.5）".into(),
        Fault::VariationOpen => "对局在变着之内结束（PGN:8.2.5）".into(),
        other => other.to_string(),
    }
}

/// Why a text is not taken for a move.
pub(super) fn san(error: &SanError) -> String {
    let SanError {
        text,
        column,
        found,
        right,
        why,
    } = error;
    let (text, right) = (text.escape_debug(), right.replace(" or ", "或"));
    match why {
        Why::NotSan => format!("`{text}`不是着法：第{column}列"),
        Why::Illegal => format!("`{text}`：没有合规则的着法写成这样"),
        Why::Ambiguous(_) => format!("`{text}`有歧义（PGN:8.2.3.4）：可能是{right}"),
        Why::PromotionMissing(_) => format!("`{text}`没有说明升变为何种棋子；应写作{right}"),
        Why::Null => format!("`{text}`不是对局的着法"),
        Why::Inexact(inexact) => format!(
            "第{column}列为{found}；应写作{right}（{}）",
            in_what(*inexact)
        ),
        other => format!("`{text}`：{other:?}"),
    }
}

const fn in_what(inexact: Inexact) -> &'static str {
    match inexact {
        Inexact::Castling => "易位写作大写字母O",
        Inexact::Departure => "起始格写得最短而不含糊",
        Inexact::Capture => "吃子符号",
        Inexact::Promotion => "升变符号",
        Inexact::Check => "将军符号",
        Inexact::Suffix => "着法之后的附加符号",
        Inexact::Spelling => "写法",
    }
}

/// In what a text differs from the export format.
pub(super) fn odd(odd: &Odd) -> String {
    match odd {
        Odd::ByteOrderMark => "字节顺序标记".into(),
        Odd::Control(byte) => format!("控制字符，字节{byte}"),
        Odd::CarriageReturn => "行尾有回车符".into(),
        Odd::LineTooLong => "一行满80个字符或更长".into(),
        Odd::Spacing => "两个记号之间不是一个空格".into(),
        Odd::TagMissing(name) => format!("缺少标签{name}"),
        Odd::TagOrder(name) => format!("标签{name}次序不对"),
        Odd::TagTwice(name) => format!("标签{name}出现两次"),
        Odd::TagSpelling => "标签未按[Name \"value\"]独占一行".into(),
        Odd::SetUp => "有FEN而无[SetUp \"1\"]".into(),
        Odd::EmptyLine => "标签与着法之间不是一个空行".into(),
        Odd::Number(right) if right.is_empty() => "此处不应有着法编号".into(),
        Odd::Number(right) => format!("着法编号应为{right}"),
        Odd::San(error) => san(error),
        Odd::Null => "没有走棋".into(),
        Odd::Stray(text) => format!("`{}`在此没有意义", text.escape_debug()),
        Odd::ResultMissing => "着法之后没有结果".into(),
        Odd::ResultDiffers(token, tag) => {
            let tag = tag.map_or("无", Outcome::text);
            format!("着法之后是{}，标签中是{tag}", token.text())
        }
        other => other.to_string(),
    }
}

"""The cases of PGN: games in the form for export and in what the standard allows for import, and texts that are no game.

Every construct is written round games from the initial array. Where the standard leaves a text open, or leaves to the
reader how it goes on behind what it cannot read, the case is contested.
"""

from notation_pgn_games import DRAWN, LOST, MATED, numbered, plain, roster, with_tags
from notation_pgn_refused import NOT_READ, left_open, wrong_moves
from witness_notation import answer

GAMES = (MATED, DRAWN, LOST)


# Why the case stands where the witness answers otherwise.
LENIENCY = {
    "tag-over-lines": "it reads tags line by line, where the standard lets them go over several",
    "wrong-no-such-piece": "it reads a move out of the middle of a word",
}


def case(motif, authority, reason, text, expected, **more):
    if motif in LENIENCY:
        more["leniency"] = LENIENCY[motif]
    return {
        "motif": motif,
        "authority": [authority] if isinstance(authority, str) else authority,
        "known": "played",
        "question": {"read-pgn": {"pgn": text}},
        "expected": expected,
        "reason": reason,
        **more,
    }


def export(game):
    sans, result = game.sans, game.result
    yield "export", "PGN:8.2", "the form for export", with_tags(game, plain(game))
    lines = "\n".join(f"{numbered(sans[at:at + 2], first=at)}" for at in range(0, len(sans), 2))
    yield "lines", "PGN:8.2.1", "a line may end between any two tokens", with_tags(game, f"{lines}\n{result}")
    each = numbered(sans, between="\n")
    yield "a-token-a-line", "PGN:8.2.1", "a line may end between any two tokens", with_tags(game, f"{each}\n{result}")
    yield "without-tags", "PGN:3.1", "tags may be left out of what is imported", plain(game) + "\n"
    yield "without-last-line-feed", "PGN:3.1", "the text ends where the file ends", with_tags(game, plain(game)).rstrip(
        "\n"
    )
    yield "carriage-returns", "PGN:3.2.2", "lines end as the machine has it", with_tags(game, plain(game)).replace(
        "\n", "\r\n"
    )
    yield "tabs", "PGN:7", "white space of any kind parts tokens", with_tags(game, plain(game).replace(" ", "\t"))
    yield "spaces", "PGN:7", "white space of any length parts tokens", with_tags(game, plain(game).replace(" ", "   "))
    yield "empty-lines-before", "PGN:7", "white space before the first token", "\n\n\n" + with_tags(game, plain(game))
    yield "empty-lines-behind", "PGN:7", "white space behind the last token", with_tags(game, plain(game)) + "\n\n\n"


def numbers(game):
    sans, result = game.sans, game.result
    allowed = "PGN:8.2.2.1"
    for motif, reason, text in [
        ("no-numbers", "numbers may be left out", " ".join(sans)),
        ("numbers-joined", "no space is needed behind a number's period", numbered(sans).replace(". ", ".")),
        ("numbers-without-periods", "a number may have no period", numbered(sans, white="{}")),
        ("numbers-with-three-periods", "a number may have any count of periods", numbered(sans, white="{}...")),
        ("numbers-before-black", "a number may stand before Black's move too", numbered(sans, black="{}...")),
        ("numbers-before-black-with-one-period", "periods do not say who moves", numbered(sans, black="{}.")),
        ("space-before-the-period", "white space may stand before the periods", numbered(sans, white="{} .")),
        ("numbers-twice", "a number too many is allowed where it is right", numbered(sans, white="{0}. {0}.")),
    ]:
        yield motif, allowed, reason, with_tags(game, f"{text} {result}")


def tags(game):
    text, result = plain(game), game.result
    one = roster(result).splitlines()
    for motif, reason, section in [
        ("tags-out-of-order", "tags may come in any order", "\n".join(reversed(one)) + "\n"),
        ("tags-on-one-line", "several tags may stand on a line", " ".join(one) + "\n"),
        ("tags-side-by-side", "no white space is needed between two tags", "".join(one) + "\n"),
        ("tag-over-lines", "a tag may go over several lines", roster(result).replace("[White ", "[White\n")),
        (
            "spaces-in-a-tag",
            "white space may stand round the tokens of a tag",
            roster(result).replace("[", "[ ").replace('"]', '" ]'),
        ),
        (
            "other-tags",
            "there may be more than the seven tags",
            roster(result, WhiteElo="2700", ECO="C20", Annotator="nobody"),
        ),
        (
            "tag-with-a-quotation-mark",
            "a quotation mark is written with a backslash",
            roster(result, Event='the \\"Open\\"'),
        ),
        ("tag-with-a-backslash", "a backslash is written twice", roster(result, Site="C:\\\\games")),
        ("tag-with-brackets", "brackets within quotation marks are text", roster(result, Event="a [small] (old) one")),
        ("tag-with-braces", "within quotation marks no comment begins", roster(result, Event="{ no comment ; none")),
        ("tag-with-moves", "within quotation marks no move is made", roster(result, Annotator="1. d4 d5 0-1")),
        ("tag-empty", "a value may be empty", roster(result, Annotator="")),
        ("tag-in-latin", "letters of ISO 8859-1", roster(result, White="M\u00fcller, J\u00fcrgen")),
        ("only-the-result", "tags may be left out of what is imported", f'[Result "{result}"]\n'),
    ]:
        clause = {"tag-with": "PGN:7", "tag-empt": "PGN:7", "tag-in-l": "PGN:4.1", "only-the": "PGN:3.1"}.get(
            motif[:8], "PGN:8.1"
        )
        yield motif, clause, reason, f"{section}\n{text}\n"


def comments(game):
    sans, result = game.sans, game.result
    start, rest = numbered(sans[:2]), numbered(sans[2:], first=2)

    def amid(comment):
        return with_tags(game, f"{start} {comment} {rest} {result}")

    line = "PGN:5"
    for motif, authority, reason, text in [
        ("comment", line, "a comment in braces", amid("{ quiet }")),
        (
            "comment-joined",
            "PGN:7",
            "a brace ends a token by itself",
            with_tags(game, f"{start}{{quiet}}{rest} {result}"),
        ),
        ("comment-over-lines", line, "a comment may go over several lines", amid("{ quiet,\nand well\nplayed }")),
        ("comment-empty", line, "a comment may be empty", amid("{}")),
        ("comments-side-by-side", line, "comments may follow each other", amid("{one}{two} {three}")),
        ("comment-with-a-brace", line, "comments in braces do not nest", amid("{ one { two }")),
        ("comment-with-a-semicolon", line, "a semicolon in braces is text", amid("{ one; two }")),
        ("comment-with-moves", line, "moves in a comment are text", amid("{ 2. d4 d5 3. c4 0-1 }")),
        ("comment-with-brackets", line, "brackets in a comment are text", amid('{ ( [Event "?"] ) ( }')),
        ("comment-with-a-result", line, "a result in a comment is text", amid("{ it ended 0-1 } { * }")),
        ("comment-with-a-clock", line, "a command in a comment is text", amid("{ [%clk 1:30:00] }")),
        (
            "comment-to-the-end-of-the-line",
            line,
            "a semicolon begins a comment that ends with the line",
            with_tags(game, f"{start} ; quiet\n{rest} {result}"),
        ),
        (
            "line-comment-with-a-brace",
            line,
            "a brace behind a semicolon is text",
            with_tags(game, f"{start} ; {{ quiet\n{rest} {result}"),
        ),
        (
            "line-comment-with-moves",
            line,
            "moves behind a semicolon are text",
            with_tags(game, f"{start} ; 2. d4 d5 0-1\n{rest} {result}"),
        ),
        (
            "comment-before-the-moves",
            line,
            "a comment may stand anywhere in the moves",
            with_tags(game, f"{{ first }} {plain(game)}"),
        ),
        (
            "comment-before-the-result",
            line,
            "a comment may stand anywhere in the moves",
            with_tags(game, f"{numbered(sans)} {{ the end }} {result}"),
        ),
        (
            "comment-behind-a-number",
            line,
            "a comment may stand behind a number",
            with_tags(game, f"1. {{ first }} {numbered(sans)[3:]} {result}"),
        ),
        (
            "escaped-line",
            "PGN:6",
            "a line that begins with % is not read",
            with_tags(game, f"{start}\n% 2. d4 d5 {{ 0-1\n{rest} {result}"),
        ),
        (
            "escaped-line-before-the-tags",
            "PGN:6",
            "a line that begins with % is not read",
            "% made by hand\n" + with_tags(game, plain(game)),
        ),
        ("percent-amid-a-comment", "PGN:6", "only in the first column does % escape a line", amid("{ 50 % }")),
    ]:
        yield motif, authority, reason, text


def variations(game):
    sans, result = game.sans, game.result
    start, rest = numbered(sans[:1]), numbered(sans[1:], first=1)

    def aside(variation):
        return with_tags(game, f"{start} {variation} {rest} {result}")

    inside = "(1. d4 d5 2. c4)"
    for motif, authority, reason, text in [
        ("variation", "PGN:8.2.5", "a variation is no part of the game", aside(inside)),
        (
            "variation-joined",
            "PGN:7",
            "a parenthesis ends a token by itself",
            with_tags(game, f"{start}{inside}{rest} {result}"),
        ),
        ("variations-side-by-side", "PGN:8.2.5", "variations may follow each other", aside(f"{inside} (1. c4 c5)")),
        ("variations-nested", "PGN:8.2.5", "variations may nest", aside("(1. d4 d5 (1... f5 2. g3 (2. c4)) 2. c4)")),
        ("variation-with-a-comment", "PGN:8.2.5", "a variation may hold a comment", aside("(1. d4 {a ) in it} d5)")),
        ("variation-without-numbers", "PGN:8.2.2.1", "numbers may be left out", aside("(d4 d5 c4)")),
        ("variation-of-one-move", "PGN:8.2.5", "a variation may be one move", aside("(d4)")),
        ("glyph", "PGN:8.2.4", "a glyph is a dollar sign and a number", aside("$1")),
        ("glyphs", "PGN:8.2.4", "several glyphs may follow a move", aside("$1 $14 $139")),
        ("glyph-in-a-variation", "PGN:8.2.4", "a glyph may stand in a variation", aside("(1. d4 $2 d5 $146)")),
        (
            "suffix-joined",
            "PGN:8.2.3.8",
            "a suffix stands behind its move",
            with_tags(game, f"{start}!? {rest}?! {result}"),
        ),
        ("suffixes", "PGN:8.2.3.8", "six suffixes are allowed", with_tags(game, f"{start}!! {rest}?? {result}")),
    ]:
        yield motif, authority, reason, text


def results(game):
    for result in ("1-0", "0-1", "1/2-1/2", "*"):
        text = f"{roster(result)}\n{numbered(game.sans[:2])} {result}\n"
        found = {"games": [{"moves": list(game.moves[:2]), "result": result}]}
        name = {"1/2-1/2": "draw", "*": "unknown"}.get(result, result)
        yield f"result-{name}", "PGN:8.2.6", "one of four results ends a game", text, found
        empty = {"games": [{"moves": [], "result": result}]}
        yield f"no-moves-{name}", "PGN:8.2.6", "a game may have no move", f"{roster(result)}\n{result}\n", empty


def several():
    """Texts with more than one game."""
    found = {"games": [game.read["games"][0] for game in GAMES]}
    texts = [with_tags(game, plain(game)) for game in GAMES]
    reason = "a result ends its game, and the next begins"
    yield "three-games", "PGN:8", reason, "\n".join(texts), found
    yield "games-without-an-empty-line", "PGN:8", reason, "".join(texts), found
    yield "games-without-tags", "PGN:8", reason, "\n\n".join(plain(game) for game in GAMES) + "\n", found
    yield "games-with-carriage-returns", "PGN:8", reason, "\n".join(texts).replace("\n", "\r\n"), found
    twice = {"games": 2 * MATED.read["games"]}
    yield "a-game-twice", "PGN:8", "games may be alike", 2 * (texts[0] + "\n"), twice


FAMILIES = (export, numbers, tags, comments, variations)


def cases():
    for family in FAMILIES:
        for at in range(2):
            for number, (motif, authority, reason, text) in enumerate(family(GAMES[at])):
                # Each construct round two of the three games.
                chosen = GAMES[(at + number) % 3]
                texts = list(family(chosen))
                yield case(*texts[number], chosen.read)
    for motif, authority, reason, text, found in [*results(MATED), *several()]:
        yield case(motif, authority, reason, text, found)
    for motif, text in [("empty-text", ""), ("white-space", " \n\n\t\n")]:
        readings = [{"answer": NOT_READ, "because": "a text without a game may be called none"}]
        yield case(motif, "PGN:8", "there is no game", text, {"games": []}, contested=readings)
    for row in wrong_moves():
        yield case(*row)
    for game in (DRAWN, LOST):
        for *row, other in left_open(game):
            one = case(*row)
            others = [other] + [theirs for theirs in [answer(one)] if theirs not in (other, one["expected"])]
            yield {**one, "contested": [{"answer": answered, "because": OPEN} for answered in others]}


OPEN = "the standard does not say how a reader goes on here"

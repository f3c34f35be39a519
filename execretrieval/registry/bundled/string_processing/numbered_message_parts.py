"""Split a message into parts of limited length, each ending in a blank and a counter such as (2/3), cutting anywhere; text that fits whole gets none. If counters leave no room, or ten parts were needed, give None."""


def pieces_of(text, size):
    return [text[start : start + size] for start in range(0, len(text), size)]


def numbered_message_parts(text, limit):
    if len(text) <= limit:
        return [text]
    room = limit - len(" (1/1)")
    if room < 1:
        return None
    pieces = pieces_of(text, room)
    total = len(pieces)
    if total > 9:
        return None
    return [f"{piece} ({number}/{total})" for number, piece in enumerate(pieces, 1)]


assert numbered_message_parts("abcdefghij", 10) == ["abcdefghij"]
assert numbered_message_parts("abcdefghij", 9) == [
    "abc (1/4)",
    "def (2/4)",
    "ghi (3/4)",
    "j (4/4)",
]
assert numbered_message_parts("abcdefgh", 7) == [f"{c} ({n + 1}/8)" for n, c in enumerate("abcdefgh")]
assert numbered_message_parts("abcdefghi", 7)[8] == "i (9/9)"
assert numbered_message_parts("abcdefghij", 7) is None
assert numbered_message_parts("abcdefgh", 6) is None
assert numbered_message_parts("abcdefgh", 5) is None
assert numbered_message_parts("x" * 27, 9)[-1] == "xxx (9/9)"
assert numbered_message_parts("x" * 28, 9) is None
assert numbered_message_parts("", 0) == [""]
assert numbered_message_parts("a", 0) is None

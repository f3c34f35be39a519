"""Total seconds of a duration text such as 1h30m or 2d5s, units d, h, m, s each at most once and from large to small. A number is required before every unit; anything else, or nothing at all, gives None."""

SECONDS = {"d": 86400, "h": 3600, "m": 60, "s": 1}


def parse_compact_duration(text):
    if not text:
        return None
    order = "dhms"
    total = 0
    digits = ""
    next_allowed = 0
    for char in text:
        if char in "0123456789":
            digits += char
            continue
        rank = order.find(char)
        if digits == "" or rank < next_allowed:
            return None
        total += int(digits) * SECONDS[char]
        digits = ""
        next_allowed = rank + 1
    if digits:
        return None
    return total


assert parse_compact_duration("1h30m") == 5400
assert parse_compact_duration("2d5s") == 172805
assert parse_compact_duration("1d2h3m4s") == 93784
assert parse_compact_duration("90m") == 5400
assert parse_compact_duration("0s") == 0
assert parse_compact_duration("1m1h") is None
assert parse_compact_duration("1d1d") is None
assert parse_compact_duration("1x") is None
assert parse_compact_duration("hm") is None
assert parse_compact_duration("1hm") is None
assert parse_compact_duration("1h30") is None
assert parse_compact_duration("") is None

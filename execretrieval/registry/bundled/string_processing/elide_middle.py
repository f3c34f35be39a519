"""Shorten text to a limit by replacing its centre with a marker, an odd character going to the front part. If fewer than two characters would remain beside the marker, plainly cut the text; a negative limit gives empty text."""


def elide_middle(text, limit, marker):
    if len(text) <= limit:
        return text
    room = limit - len(marker)
    if room < 2:
        return text[: max(limit, 0)]
    tail = room // 2
    head = room - tail
    return text[:head] + marker + text[-tail:]


assert elide_middle("abcdefghij", 10, "..") == "abcdefghij"
assert elide_middle("abcdefghij", 9, "..") == "abcd..hij"
assert elide_middle("abcdefghij", 8, "..") == "abc..hij"
assert elide_middle("abcdefghij", 4, "..") == "a..j"
assert elide_middle("abcdefghij", 3, "..") == "abc"
assert elide_middle("abcdefghij", 0, "..") == ""
assert elide_middle("abcdefghij", -2, "..") == ""
assert elide_middle("abcdef", 4, "-----") == "abcd"
assert elide_middle("abcdef", 4, "") == "abef"
assert elide_middle("abc", 5, "..") == "abc"
assert elide_middle("", 0, "..") == ""

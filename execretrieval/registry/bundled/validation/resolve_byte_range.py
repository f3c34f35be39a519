"""First and last position a single HTTP range such as bytes=5-9 selects from a body of some size; bytes=-3 means the last three. The end is cut to the body; starts beyond it, backward or malformed ranges give None."""

import re


def resolve_byte_range(header, size):
    match = re.fullmatch("bytes=([0-9]*)-([0-9]*)", header)
    if match is None or match[1] == match[2] == "":
        return None
    if match[1] == "":
        first, last = max(0, size - int(match[2])), size
    else:
        first = int(match[1])
        last = int(match[2]) if match[2] else size
        if last < first:
            return None
    if first >= size:
        return None
    return first, min(last, size - 1)


assert resolve_byte_range("bytes=0-499", 1000) == (0, 499)
assert resolve_byte_range("bytes=5-5", 10) == (5, 5)
assert resolve_byte_range("bytes=5-4", 10) is None
assert resolve_byte_range("bytes=7-", 10) == (7, 9)
assert resolve_byte_range("bytes=-3", 10) == (7, 9)
assert resolve_byte_range("bytes=-30", 10) == (0, 9)
assert resolve_byte_range("bytes=-0", 10) is None
assert resolve_byte_range("bytes=8-10", 10) == (8, 9)
assert resolve_byte_range("bytes=9-9", 10) == (9, 9)
assert [resolve_byte_range(text, 10) for text in ("bytes=10-12", "bytes=11-", "bytes=10-")] == [
    None
] * 3
assert [resolve_byte_range(text, 10) for text in ("bytes=-", "5-6", "bytes=1-2,4-5", "")] == [
    None
] * 4
assert [resolve_byte_range(text, 0) for text in ("bytes=0-", "bytes=-1", "bytes=0-0")] == [None] * 3

"""The eight numbers of an IPv6 address in plain notation, where one double colon may stand for one or more zero groups. Groups beyond four hex digits, too many or too few groups and other text give None."""

import re


def hex_groups(text):
    if text == "":
        return []
    groups = text.split(":")
    if not all(re.fullmatch("[0-9a-fA-F]{1,4}", group) for group in groups):
        return None
    return [int(group, 16) for group in groups]


def parse_ipv6_groups(text):
    head, gap, tail = text.partition("::")
    left, right = hex_groups(head), hex_groups(tail)
    if left is None or right is None:
        return None
    absent = 8 - len(left) - len(right)
    if gap:
        return left + [0] * absent + right if absent > 0 else None
    return left if absent == 0 else None


assert parse_ipv6_groups("1:2:3:4:5:6:7:8") == [1, 2, 3, 4, 5, 6, 7, 8]
assert parse_ipv6_groups("2001:DB8::ff00:42:8329") == [0x2001, 0xDB8, 0, 0, 0, 0xFF00, 0x42, 0x8329]
assert parse_ipv6_groups("::") == [0] * 8
assert parse_ipv6_groups("::1") == [0, 0, 0, 0, 0, 0, 0, 1]
assert parse_ipv6_groups("fe80::") == [0xFE80, 0, 0, 0, 0, 0, 0, 0]
assert parse_ipv6_groups("1::3:4:5:6:7:8") == [1, 0, 3, 4, 5, 6, 7, 8]
assert parse_ipv6_groups("1:2::3:4:5:6:7:8") is None
assert parse_ipv6_groups("1:2:3:4:5:6:7") is None
assert parse_ipv6_groups("1:2:3:4:5:6:7:8:9") is None
assert [
    parse_ipv6_groups(text) for text in ("", "1::2::3", ":::", ":1:2", "g::", "::x", "12345::")
] == [None] * 7
assert parse_ipv6_groups("1:2:3:4:5:6:7:") is None
assert parse_ipv6_groups("::12345") is None

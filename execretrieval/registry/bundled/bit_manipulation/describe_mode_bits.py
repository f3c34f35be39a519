"""Show a Unix permission number as nine letters such as rwxr-x--t, the special bits as s, s and t in the execute places, in capitals where execute is missing. A number above 7777 octal or negative gives None."""


def describe_mode_bits(mode):
    if mode < 0 or mode > 0o7777:
        return None
    letters = []
    for index, mark in enumerate("sst"):
        rights = mode >> (6 - 3 * index) & 7
        letters.append("r" if rights & 4 else "-")
        letters.append("w" if rights & 2 else "-")
        last = "x" if rights & 1 else "-"
        if mode >> (11 - index) & 1:
            last = mark if rights & 1 else mark.upper()
        letters.append(last)
    return "".join(letters)


assert describe_mode_bits(0o644) == "rw-r--r--"
assert describe_mode_bits(0o751) == "rwxr-x--x"
assert describe_mode_bits(0o320) == "-wx-w----"
assert describe_mode_bits(0o4755) == "rwsr-xr-x"
assert describe_mode_bits(0o4644) == "rwSr--r--"
assert describe_mode_bits(0o2710) == "rwx--s---"
assert describe_mode_bits(0o2700) == "rwx--S---"
assert describe_mode_bits(0o1777) == "rwxrwxrwt"
assert describe_mode_bits(0o1776) == "rwxrwxrwT"
assert describe_mode_bits(0) == "---------"
assert [describe_mode_bits(mode) for mode in (-1, 0o10000)] == [None, None]
assert describe_mode_bits(0o7777) == "rwsrwsrwt"

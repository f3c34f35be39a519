"""Replace backslash escapes in text: n and t, a backslash or quote for itself, x with exactly two hex digits, up to three octal digits. An unknown escape stays as written; a single backslash at the end gives None."""

SIMPLE = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "'": "'"}


def leading_digits(text, allowed, most):
    count = 0
    while count < most and text[count : count + 1] in allowed:
        count += 1
    return text[:count]


def decode_backslash_escapes(text):
    plain, slash, rest = text.partition("\\")
    if not slash:
        return plain
    if rest == "":
        return None
    kind = rest[0]
    octal = leading_digits(rest, list("01234567"), 3)
    pair = leading_digits(rest[1:], list("0123456789abcdefABCDEF"), 2)
    used, value = 1, slash + kind
    if kind in SIMPLE:
        value = SIMPLE[kind]
    elif kind == "x" and len(pair) == 2:
        used, value = 3, chr(int(pair, 16))
    elif octal:
        used, value = len(octal), chr(int(octal, 8))
    tail = decode_backslash_escapes(rest[used:])
    return None if tail is None else plain + value + tail


assert decode_backslash_escapes("a\\nb\\tc") == "a\nb\tc"
assert decode_backslash_escapes("\\\\n \\\" \\'") == "\\n \" '"
assert decode_backslash_escapes("\\x4AF\\x7az") == "JFzz"
assert decode_backslash_escapes("\\x4g") == "\\x4g"
assert decode_backslash_escapes("\\x4") == "\\x4"
assert decode_backslash_escapes("\\1011") == "A1"
assert decode_backslash_escapes("\\60\\78") == "0\x078"
assert decode_backslash_escapes("\\7") == "\x07"
assert decode_backslash_escapes("\\q\\8") == "\\q\\8"
assert decode_backslash_escapes("plain") == "plain"
assert decode_backslash_escapes("\\7\\") is None
assert decode_backslash_escapes("") == ""

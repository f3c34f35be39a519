"""Replace backslash escapes in text: n and t, a backslash or quote for itself, x with exactly two hex digits, up to three octal digits. An unknown escape stays as written; a single backslash at the end gives None."""

SIMPLE = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "'": "'"}


def leading_digits(text, allowed, most):
    count = 0
    while count < most and text[count : count + 1] in allowed:
        count += 1
    return text[:count]


def read_escape(rest):
    if rest[0] in SIMPLE:
        return 1, SIMPLE[rest[0]]
    pair = leading_digits(rest[1:], list("0123456789abcdefABCDEF"), 2)
    if rest[0] == "x" and len(pair) == 2:
        return 3, chr(int(pair, 16))
    octal = leading_digits(rest, list("01234567"), 3)
    if octal:
        return len(octal), chr(int(octal, 8))
    return 1, "\\" + rest[0]


def decode_backslash_escapes(text):
    result, slash, rest = text.partition("\\")
    while slash:
        if rest == "":
            return None
        used, value = read_escape(rest)
        plain, slash, rest = rest[used:].partition("\\")
        result += value + plain
    return result


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

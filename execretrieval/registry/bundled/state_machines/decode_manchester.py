"""Decode a text of half-bit levels: 01 means one, 10 zero, and two equal levels are an error, after which reading goes on one level later. Return bits, error positions and whether a level is left over."""

BIT_OF_PAIR = {"01": "1", "10": "0"}


def decode_manchester(levels):
    bits = []
    errors = []
    position = 0
    while position + 1 < len(levels):
        pair = levels[position : position + 2]
        if pair not in BIT_OF_PAIR:
            errors.append(position)
            position += 1
            continue
        bits.append(BIT_OF_PAIR[pair])
        position += 2
    return "".join(bits), errors, position < len(levels)


assert decode_manchester("011001") == ("101", [], False)
assert decode_manchester("10") == ("0", [], False)
assert decode_manchester("0110011") == ("101", [], True)
assert decode_manchester("00110") == ("10", [0], False)
assert decode_manchester("0111001") == ("101", [2], False)
assert decode_manchester("1000") == ("0", [2], True)
assert decode_manchester("111") == ("", [0, 1], True)
assert decode_manchester("0100110") == ("110", [2], False)
assert decode_manchester("11") == ("", [0], True)
assert decode_manchester("1") == ("", [], True)
assert decode_manchester("") == ("", [], False)

"""Decode text of 0 and 1 that holds signed exponential-Golomb codes one after the other, in the order 0, 1, -1, 2, -2. Text that ends inside a code gives None, empty text an empty list."""


def to_signed(code):
    half, odd = divmod(code, 2)
    return half + 1 if odd else -half


def decode_exp_golomb(bits):
    if bits == "":
        return []
    zeros = bits.find("1")
    end = 2 * zeros + 1
    if zeros < 0 or end > len(bits):
        return None
    rest = decode_exp_golomb(bits[end:])
    if rest is None:
        return None
    return [to_signed(int(bits[zeros:end], 2) - 1), *rest]


assert decode_exp_golomb("1") == [0]
assert decode_exp_golomb("010") == [1]
assert decode_exp_golomb("011") == [-1]
assert decode_exp_golomb("00100") == [2]
assert decode_exp_golomb("00111") == [-3]
assert decode_exp_golomb("0001001") == [-4]
assert decode_exp_golomb("101011") == [0, 1, 0, 0]
assert decode_exp_golomb("0110010111") == [-1, -2, 0, 0]
assert decode_exp_golomb("") == []
assert [decode_exp_golomb(bits) for bits in ("0", "01", "0010", "100")] == [None] * 4
assert decode_exp_golomb("0110010") is None

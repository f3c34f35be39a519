"""Decode text of 0 and 1 that holds signed exponential-Golomb codes one after the other, in the order 0, 1, -1, 2, -2. Text that ends inside a code gives None, empty text an empty list."""


def to_signed(code):
    half, odd = divmod(code, 2)
    return half + 1 if odd else -half


def decode_exp_golomb(bits):
    values = []
    start = 0
    while start < len(bits):
        one = bits.find("1", start)
        end = 2 * one - start + 1
        if one < 0 or end > len(bits):
            return None
        values.append(to_signed(int(bits[one:end], 2) - 1))
        start = end
    return values


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

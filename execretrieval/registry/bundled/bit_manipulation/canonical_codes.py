"""Prefix-free binary codes as text for symbols with given code lengths, shorter codes first and equal lengths in symbol order. Length zero means no code; lengths that need more codes than exist give None."""


def by_length(pair):
    symbol, length = pair
    return length, symbol


def canonical_codes(lengths):
    if not lengths:
        return {}
    longest = max(lengths.values())
    codes = {}
    place = 0
    for symbol, length in sorted(lengths.items(), key=by_length):
        if length == 0:
            continue
        if place >= 1 << longest:
            return None
        codes[symbol] = format(place >> (longest - length), f"0{length}b")
        place += 1 << (longest - length)
    return codes


assert canonical_codes({"a": 1, "b": 2, "c": 2}) == {"a": "0", "b": "10", "c": "11"}
assert canonical_codes({"b": 2, "c": 1, "a": 3, "d": 3}) == {
    "c": "0",
    "b": "10",
    "a": "110",
    "d": "111",
}
assert canonical_codes({"a": 3, "b": 1}) == {"b": "0", "a": "100"}
assert canonical_codes({"a": 2, "b": 2, "c": 2}) == {"a": "00", "b": "01", "c": "10"}
assert canonical_codes({"x": 0, "y": 1}) == {"y": "0"}
assert canonical_codes({"x": 4, "y": 4, "z": 3}) == {"z": "000", "x": "0010", "y": "0011"}
assert canonical_codes({"a": 1, "b": 1}) == {"a": "0", "b": "1"}
assert canonical_codes({"a": 1, "b": 1, "c": 1}) is None
assert canonical_codes({"a": 1, "b": 1, "c": 2}) is None
assert canonical_codes({"a": 0}) == {}
assert canonical_codes({}) == {}
assert canonical_codes({"k": 5}) == {"k": "00000"}

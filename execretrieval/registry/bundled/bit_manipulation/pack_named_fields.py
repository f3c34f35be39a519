"""Build a register word from named values by a layout of name and width pairs, the first field highest. Fields without a value are zero; unknown names, negative values or values too large for their width give None."""


def pack_named_fields(values, layout):
    if any(name not in dict(layout) for name in values):
        return None
    word = 0
    for name, width in layout:
        value = values.get(name, 0)
        if value < 0 or value >= 1 << width:
            return None
        word = (word << width) + value
    return word


assert pack_named_fields({"mode": 2, "gain": 5}, [("mode", 2), ("gain", 4)]) == 0b100101
assert pack_named_fields({"gain": 5}, [("mode", 2), ("gain", 4)]) == 0b000101
assert pack_named_fields({"mode": 1}, [("mode", 2), ("gain", 4)]) == 0b010000
assert pack_named_fields({"mode": 3, "gain": 15}, [("mode", 2), ("gain", 4)]) == 0b111111
assert pack_named_fields({"mode": 4}, [("mode", 2), ("gain", 4)]) is None
assert pack_named_fields({"mode": -1}, [("mode", 2), ("gain", 4)]) is None
assert pack_named_fields({"tone": 1}, [("mode", 2)]) is None
assert pack_named_fields({"a": 1, "b": 0, "c": 6}, [("c", 3), ("b", 1), ("a", 5)]) == 0b110000001
assert pack_named_fields({}, [("mode", 2)]) == 0
assert pack_named_fields({}, []) == 0
assert pack_named_fields({"x": 200}, [("x", 8)]) == 200

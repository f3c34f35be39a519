"""Text typed on a screen keyboard where ^ is shift: once for the next key only, twice locks, once more unlocks. Letters become capitals; under single shift, not the lock, digits become symbols from a row of ten."""

AFTER_SHIFT = {"plain": "single", "single": "lock", "lock": "plain"}


def shifted(key, mode, symbols):
    if mode == "plain":
        return key
    if mode == "lock" or key not in "0123456789":
        return key.upper()
    return symbols[int(key)]


def type_with_shift_keys(keys, symbols):
    mode = "plain"
    typed = []
    for key in keys:
        if key == "^":
            mode = AFTER_SHIFT[mode]
            continue
        typed.append(shifted(key, mode, symbols))
        if mode == "single":
            mode = "plain"
    return "".join(typed)


assert type_with_shift_keys("^ab", "=!'#$%&/()") == "Ab"
assert type_with_shift_keys("a^bc", "=!'#$%&/()") == "aBc"
assert type_with_shift_keys("^^ab^c", "=!'#$%&/()") == "ABc"
assert type_with_shift_keys("^^a^^b", "=!'#$%&/()") == "AB"
assert type_with_shift_keys("^^^ab", "=!'#$%&/()") == "ab"
assert type_with_shift_keys("^^^^ab", "=!'#$%&/()") == "Ab"
assert type_with_shift_keys("^1a1", "=!'#$%&/()") == "!a1"
assert type_with_shift_keys("^0^9^5", "=!'#$%&/()") == "=)%"
assert type_with_shift_keys("^^1a", "=!'#$%&/()") == "1A"
assert type_with_shift_keys("^-a", "=!'#$%&/()") == "-a"
assert type_with_shift_keys("^", "=!'#$%&/()") == ""
assert type_with_shift_keys("", "=!'#$%&/()") == ""

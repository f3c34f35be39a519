"""Days from a weekday, Monday being 0 and 7 again, to the next one switched on in a mask with Monday lowest, never today itself, so a week at most. Bits beyond the seventh are ignored; no day gives None."""


def days_until_enabled(mask, today):
    enabled = mask & 0x7F
    if enabled == 0:
        return None
    # The week twice in a row.
    fortnight = enabled * 129
    later = fortnight >> (today % 7 + 1)
    return (later ^ (later - 1)).bit_length()


assert days_until_enabled(0b0010101, 0) == 2
assert days_until_enabled(0b0010101, 1) == 1
assert days_until_enabled(0b0010101, 4) == 3
assert days_until_enabled(0b0010101, 5) == 2
assert days_until_enabled(0b1000000, 6) == 7
assert days_until_enabled(0b1000000, 0) == 6
assert days_until_enabled(0b0000001, 6) == 1
assert days_until_enabled(0b0000001, 13) == 1
assert days_until_enabled(0b0001000, 8) == 2
assert days_until_enabled(0b10000000, 6) is None
assert days_until_enabled(0b110000001, 2) == 5
assert days_until_enabled(0, 3) is None

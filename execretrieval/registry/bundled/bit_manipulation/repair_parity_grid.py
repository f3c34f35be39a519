"""Data of rows ending in an even parity bit, closed by a row of column parities, one flipped bit anywhere mended. Parity bits are stripped; damage that one flip cannot explain gives None, no rows an empty list."""


def repair_parity_grid(rows):
    damaged = [index for index, row in enumerate(rows) if row.bit_count() % 2 == 1]
    columns = 0
    for row in rows:
        columns ^= row
    if len(damaged) > 1 or columns.bit_count() != len(damaged):
        return None
    mended = [row ^ columns if index in damaged else row for index, row in enumerate(rows)]
    return [row >> 1 for row in mended[:-1]]


assert repair_parity_grid([0b1010, 0b0110, 0b1100]) == [0b101, 0b011]
assert repair_parity_grid([0b1000, 0b0110, 0b1100]) == [0b101, 0b011]
assert repair_parity_grid([0b1010, 0b1110, 0b1100]) == [0b101, 0b011]
assert repair_parity_grid([0b1011, 0b0110, 0b1100]) == [0b101, 0b011]
assert repair_parity_grid([0b1010, 0b0110, 0b1101]) == [0b101, 0b011]
assert repair_parity_grid([0b1001, 0b0110, 0b1100]) is None
assert repair_parity_grid([0b1000, 0b0100, 0b1100]) is None
assert repair_parity_grid([0b1000, 0b0111, 0b1100]) is None
assert repair_parity_grid([0b1101, 0b0110, 0b1100]) is None
assert repair_parity_grid([0b0000, 0b0000]) == [0]
assert repair_parity_grid([]) == []

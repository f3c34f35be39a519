"""Value of a hardware register after a bus write, with one mask of bits that clear when written as 1 and one of read-only bits, which wins. A write that does not fit the width is ignored."""


def write_status_register(old, written, clear_mask, locked_mask, width):
    full = (1 << width) - 1
    if written < 0 or written > full:
        return old
    plain = full & ~(clear_mask | locked_mask)
    cleared = written & clear_mask & ~locked_mask
    kept = old & ~plain & ~cleared
    return kept + (written & plain)


assert write_status_register(0b0000, 0b1010, 0, 0, 4) == 0b1010
assert write_status_register(0b1111, 0b0101, 0, 0, 4) == 0b0101
assert write_status_register(0b1111, 0b0101, 0b1100, 0, 4) == 0b1001
assert write_status_register(0b0011, 0b1111, 0b1100, 0, 4) == 0b0011
assert write_status_register(0b1100, 0b0011, 0, 0b1010, 4) == 0b1001
assert write_status_register(0b0110, 0b1001, 0b0011, 0b0110, 4) == 0b1110
assert write_status_register(0b0110, 0b1111, 0b0110, 0b0011, 4) == 0b1010
assert write_status_register(0b0101, 0b10000, 0b0100, 0, 4) == 0b0101
assert write_status_register(0b0101, 0b1111, 0, 0, 4) == 0b1111
assert write_status_register(0b0101, 0, 0, 0, 4) == 0
assert write_status_register(0b0101, -1, 0, 0, 4) == 0b0101
assert write_status_register(1, 2, 0, 0, 1) == 1

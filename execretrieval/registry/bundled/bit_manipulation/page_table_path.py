"""Split a 64-bit virtual address into its four 9-bit page table indexes, top level first, and the 12-bit offset. Addresses whose upper 17 bits are not all equal, or beyond 64 bits, give None."""


def page_table_path(address):
    upper = address >> 47
    if upper != 0 and upper != (1 << 17) - 1:
        return None
    indexes = [address >> (12 + 9 * level) & 511 for level in range(3, -1, -1)]
    return (*indexes, address % 4096)


assert page_table_path(0) == (0, 0, 0, 0, 0)
assert page_table_path(0x1234) == (0, 0, 0, 1, 0x234)
assert page_table_path((5 << 39) + (6 << 30) + (7 << 21) + (8 << 12) + 9) == (5, 6, 7, 8, 9)
assert page_table_path(0x7FFF_FFFF_FFFF) == (255, 511, 511, 511, 4095)
assert page_table_path(0x8000_0000_0000) is None
assert page_table_path(0xFFFF_8000_0000_0000) == (256, 0, 0, 0, 0)
assert page_table_path(0xFFFF_7FFF_FFFF_FFFF) is None
assert page_table_path(0xFFFF_FFFF_FFFF_FFFF) == (511, 511, 511, 511, 4095)
assert page_table_path(0x1_0000_0000_0000_0000) is None
assert page_table_path(0x0001_0000_0000_0000) is None
assert page_table_path(-1) is None

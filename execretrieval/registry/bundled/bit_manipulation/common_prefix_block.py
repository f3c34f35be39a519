"""Smallest network block holding all given IPv4 addresses, numbers of 32 bits, as first address and prefix length. A prefix below the shortest allowed, an address out of range or no address at all gives None."""


def common_prefix_block(addresses, shortest):
    if not addresses:
        return None
    low, high = min(addresses), max(addresses)
    if low < 0 or high >> 32:
        return None
    free_bits = (low ^ high).bit_length()
    if 32 - free_bits < shortest:
        return None
    return low >> free_bits << free_bits, 32 - free_bits


assert common_prefix_block([0xC0A80001], 0) == (0xC0A80001, 32)
assert common_prefix_block([0xC0A80001, 0xC0A80000], 0) == (0xC0A80000, 31)
assert common_prefix_block([0xC0A80001, 0xC0A80002], 0) == (0xC0A80000, 30)
assert common_prefix_block([0xC0A80105, 0xC0A80007, 0xC0A80100], 0) == (0xC0A80000, 23)
assert common_prefix_block([0x0A0000FF, 0x0A000080], 8) == (0x0A000080, 25)
assert common_prefix_block([0, 0xFFFFFFFF], 0) == (0, 0)
assert common_prefix_block([0x0A000000, 0x0AFFFFFF], 8) == (0x0A000000, 8)
assert common_prefix_block([0x0A000000, 0x0AFFFFFF], 9) is None
assert common_prefix_block([5, 0x100000000], 0) is None
assert common_prefix_block([5, -1], -40) is None
assert common_prefix_block([], 0) is None
assert common_prefix_block([5, 0x100000000], -9) is None

"""Mix two 16-bit colours with 5, 6 and 5 bits per channel, weight 0 meaning the first and 32 the second, halves rounded up, weights outside clamped. A colour beyond 16 bits or below zero gives None."""

CHANNELS = ((11, 5), (5, 6), (0, 5))


def channel_of(color, shift, width):
    return color >> shift & ((1 << width) - 1)


def blend_rgb565(first, second, weight):
    if first >> 16 or second >> 16:
        return None
    share = max(0, min(32, weight))
    mixed = 0
    for shift, width in CHANNELS:
        start, end = channel_of(first, shift, width), channel_of(second, shift, width)
        mixed += (start * (32 - share) + end * share + 16 >> 5) << shift
    return mixed


assert blend_rgb565(0xF800, 0x001F, 0) == 0xF800
assert blend_rgb565(0xF800, 0x001F, 32) == 0x001F
assert blend_rgb565(0xF800, 0x001F, 16) == (16 << 11) + 16
assert blend_rgb565(0xF800, 0x001F, 15) == (16 << 11) + 15
assert blend_rgb565(0xF800, 0x001F, 8) == (23 << 11) + 8
assert blend_rgb565(0x0000, 0xFFFF, 16) == (16 << 11) + (32 << 5) + 16
assert blend_rgb565(0x0020, 0x0060, 8) == 2 << 5
assert blend_rgb565(0x0020, 0x0060, 7) == 1 << 5
assert blend_rgb565(0x1234, 0xABCD, -1) == 0x1234
assert blend_rgb565(0x1234, 0xABCD, 33) == 0xABCD
assert [blend_rgb565(*pair, 4) for pair in ((0x10000, 1), (1, 0x10000), (-1, 1), (1, -1))] == [
    None
] * 4
assert blend_rgb565(0xFFFF, 0xFFFF, 5) == 0xFFFF

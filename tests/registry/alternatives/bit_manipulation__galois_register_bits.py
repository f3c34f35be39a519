def galois_register_bits(state, taps, width, count):
    if state not in range(1, 2**width) or taps not in range(2**width):
        return None
    cells = [state // 2**place % 2 for place in range(width)]
    pattern = [taps // 2**place % 2 for place in range(width)]
    bits = []
    while len(bits) < count:
        out, *rest = cells
        cells = [(cell + out * tap) % 2 for cell, tap in zip([*rest, 0], pattern, strict=True)]
        bits.append(out)
    return bits

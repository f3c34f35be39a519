def value_of(limbs, bits):
    return sum(limb * 2 ** (bits * place) for place, limb in enumerate(limbs))


def subtract_limbs(first, second, bits):
    rest = value_of(first, bits) - value_of(second, bits)
    if rest < 0:
        return None
    limbs = []
    while rest > 0:
        limbs.append(rest % 2**bits)
        rest //= 2**bits
    return limbs

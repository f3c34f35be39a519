def multiplicative_cycle(base, modulus):
    if modulus <= 0:
        return 0
    for exponent in range(1, modulus + 2):
        if (base**exponent - 1) % modulus == 0:
            return exponent
    return 0

def multiply_in_field(first, second, polynomial):
    degree = len(bin(polynomial)) - 3
    if not {first, second} <= set(range(2**degree)):
        return None
    product = 0
    for i in range(degree):
        for j in range(degree):
            product ^= (first >> i & second >> j & 1) * 2 ** (i + j)
    for place in reversed(range(degree, 2 * degree)):
        if product & 2**place:
            product ^= polynomial * 2 ** (place - degree)
    return product

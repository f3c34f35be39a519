def widest_prime_gap(low, high):
    best = previous = None
    for number in range(low, high + 1):
        if number < 2 or any(number % factor == 0 for factor in range(2, number)):
            continue
        if previous is not None and (best is None or number - previous > best[1] - best[0]):
            best = previous, number
        previous = number
    return best

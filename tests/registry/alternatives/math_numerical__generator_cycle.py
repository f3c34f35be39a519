def generator_cycle(multiplier, increment, modulus, seed):
    if modulus <= 0:
        return None

    def step(value):
        return (multiplier * value + increment) % modulus

    # Floyd's two runners: first the tail, then the cycle.
    start = seed % modulus
    slow, fast = step(start), step(step(start))
    while slow != fast:
        slow, fast = step(slow), step(step(fast))
    tail, slow = 0, start
    while slow != fast:
        slow, fast, tail = step(slow), step(fast), tail + 1
    cycle, fast = 1, step(slow)
    while slow != fast:
        fast, cycle = step(fast), cycle + 1
    return tail + cycle, cycle

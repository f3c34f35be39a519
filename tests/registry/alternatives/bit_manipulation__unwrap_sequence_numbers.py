def unwrap_sequence_numbers(values, bits):
    size = 2**bits
    if not all(0 <= value < size for value in values):
        return None
    running = list(values[:1])
    for value in values[1:]:
        before = running[-1]
        window = range(before - size // 2, before - size // 2 + size)
        running.append(next(number for number in window if number % size == value))
    return running

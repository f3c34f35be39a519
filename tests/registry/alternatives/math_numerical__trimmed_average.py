def trimmed_average(numbers, percent):
    if percent < 0:
        return None
    rest = list(numbers)
    for _ in range(int(len(numbers) * (percent / 100))):
        if rest:
            rest.remove(min(rest))
        if rest:
            rest.remove(max(rest))
    return sum(rest) / len(rest) if rest else None

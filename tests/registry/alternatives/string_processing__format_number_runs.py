def format_number_runs(numbers):
    present = set(numbers)
    pieces = []
    for number in sorted(present):
        low = number
        while low - 1 in present:
            low -= 1
        high = number
        while high + 1 in present:
            high += 1
        if high - low < 2:
            pieces.append(str(number))
        elif number == low:
            pieces.append(f"{low}-{high}")
    return ", ".join(pieces)

def smooth_with_gaps(readings, weight):
    if not 0 <= weight <= 1:
        return None
    result = []
    for place in range(len(readings)):
        known = [value for value in readings[: place + 1] if value is not None]
        total = None
        for age, value in enumerate(reversed(known)):
            share = (1 - weight) ** age * (weight if age < len(known) - 1 else 1)
            total = (total or 0) + share * value
        result.append(total)
    return result

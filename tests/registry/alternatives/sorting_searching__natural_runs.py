def natural_runs(values, minimum):
    if not values:
        return []
    length = 1
    for size in range(2, len(values) + 1):
        head = values[:size]
        never_falls = head == sorted(head)
        always_falls = head == sorted(set(head), reverse=True)
        if never_falls or always_falls:
            length = size
    length = max(length, minimum)
    return [sorted(values[:length]), *natural_runs(values[length:], minimum)]

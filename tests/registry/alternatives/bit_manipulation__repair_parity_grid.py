def is_sound(rows, width):
    for row in rows:
        if sum(row >> place & 1 for place in range(width)) % 2:
            return False
    return all(sum(row >> place & 1 for row in rows) % 2 == 0 for place in range(width))


def repair_parity_grid(rows):
    width = 1 + max((row.bit_length() for row in rows), default=0)
    trials = [list(rows)]
    for index in range(len(rows)):
        for place in range(width):
            trial = list(rows)
            trial[index] ^= 2**place
            trials.append(trial)
    for trial in trials:
        if is_sound(trial, width):
            return [row // 2 for row in trial[: len(rows) - 1 if rows else 0]]
    return None

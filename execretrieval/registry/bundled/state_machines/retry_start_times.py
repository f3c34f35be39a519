"""Start times of attempts that take a time, then fail with a least wait asked for or succeed, marked None; the own pause doubles up to a most. None starts after the deadline. Also return whether one succeeded."""


def retry_start_times(attempts, pause, most_pause, deadline):
    now = 0
    starts = []
    for duration, asked in attempts:
        if now > deadline:
            break
        starts.append(now)
        if asked is None:
            return starts, True
        now += duration + max(pause, asked)
        pause = min(pause * 2, most_pause)
    return starts, False


assert retry_start_times([(1, 0), (1, 0), (1, None)], 3, 99, 50) == ([0, 4, 11], True)
assert retry_start_times([(1, 0), (1, 0), (1, 0), (1, 0)], 2, 5, 50) == ([0, 3, 8, 14], False)
assert retry_start_times([(1, 7), (1, 3), (1, None)], 2, 99, 50) == ([0, 8, 13], True)
assert retry_start_times([(1, 0), (1, None)], 2, 99, 3) == ([0, 3], True)
assert retry_start_times([(1, 0), (1, None)], 2, 99, 2) == ([0], False)
assert retry_start_times([(9, 0), (1, 0), (1, 0)], 4, 6, 20) == ([0, 13, 20], False)
assert retry_start_times([(9, 0), (1, 0), (1, 0)], 4, 6, 19) == ([0, 13], False)
assert retry_start_times([(5, None), (1, None)], 1, 9, 9) == ([0], True)
assert retry_start_times([(2, 1), (2, None)], 0, 9, 9) == ([0, 3], True)
assert retry_start_times([(2, None)], 1, 9, -1) == ([], False)
assert retry_start_times([], 1, 9, 9) == ([], False)

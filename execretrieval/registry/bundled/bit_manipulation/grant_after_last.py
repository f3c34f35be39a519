"""Fair arbiter: number of the requesting line that comes next after the one served last, wrapping around to the lowest. Without an earlier grant the lowest wins; lines beyond the count are ignored and no request gives None."""


def lowest_line(word):
    return (word ^ (word - 1)).bit_length() - 1


def grant_after_last(requests, last, lines):
    pending = requests & ((1 << lines) - 1)
    if pending == 0:
        return None
    start = 0 if last is None else last + 1
    later = pending >> start
    return lowest_line(later) + start if later else lowest_line(pending)


assert grant_after_last(0b10110, None, 5) == 1
assert grant_after_last(0b10110, 1, 5) == 2
assert grant_after_last(0b10110, 2, 5) == 4
assert grant_after_last(0b10110, 3, 5) == 4
assert grant_after_last(0b10110, 4, 5) == 1
assert grant_after_last(0b10110, 2, 4) == 1
assert grant_after_last(0b10001, None, 5) == 0
assert grant_after_last(0b10000, None, 4) is None
assert grant_after_last(0, 2, 8) is None
assert grant_after_last(0b1, None, 1) == 0
assert grant_after_last(0b1, 0, 1) == 0
assert grant_after_last(0b1101, 0, 4) == 2

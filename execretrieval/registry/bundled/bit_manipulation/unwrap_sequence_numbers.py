"""Extend packet numbers that wrap around at so many bits to a running count, each as near as possible to the one before, exactly half a turn going backwards. A number that does not fit gives None."""


def nearest_step(before, value, size):
    step = (value - before) % size
    return step - size if step >= size >> 1 else step


def unwrap_sequence_numbers(values, bits):
    if any(value >> bits for value in values):
        return None
    size = 1 << bits
    running = []
    for value in values:
        last = running[-1] if running else value
        running.append(last + nearest_step(last, value, size))
    return running


assert unwrap_sequence_numbers([254, 255, 0, 1], 8) == [254, 255, 256, 257]
assert unwrap_sequence_numbers([0, 255, 1], 8) == [0, -1, 1]
assert unwrap_sequence_numbers([10, 137], 8) == [10, 137]
assert unwrap_sequence_numbers([10, 138], 8) == [10, -118]
assert unwrap_sequence_numbers([10, 139], 8) == [10, -117]
assert unwrap_sequence_numbers([200, 72, 72], 8) == [200, 72, 72]
assert unwrap_sequence_numbers([6, 1, 5, 0, 3, 6], 3) == [6, 9, 5, 8, 11, 14]
assert unwrap_sequence_numbers([5], 3) == [5]
assert unwrap_sequence_numbers([], 3) == []
assert unwrap_sequence_numbers([7, 8], 3) is None
assert unwrap_sequence_numbers([-1, 2], 3) is None

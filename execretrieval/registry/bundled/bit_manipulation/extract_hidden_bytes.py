"""Read the list of byte numbers hidden in the lowest bits of audio samples, most significant first: one byte telling how many follow, then those. Too few samples for the count or for the message give None."""


def gather_number(samples, start):
    number = 0
    for sample in samples[start : start + 8]:
        number = 2 * number + (sample & 1)
    return number


def extract_hidden_bytes(samples):
    count = gather_number(samples, 0)
    if 8 + 8 * count > len(samples):
        return None
    return [gather_number(samples, 8 + 8 * index) for index in range(count)]


assert extract_hidden_bytes([0, 0, 0, 0, 0, 0, 0, 1] + [0, 1, 0, 0, 0, 0, 0, 1]) == [65]
assert extract_hidden_bytes([2, 4, 6, 8, 2, 4, 6, 9] + [3, 1, 0, 0, 2, 4, 0, 7]) == [193]
assert extract_hidden_bytes([0] * 6 + [1, 0] + [1] * 8 + [0] * 7 + [1]) == [255, 1]
assert extract_hidden_bytes([0] * 6 + [1, 0] + [1] * 8 + [0] * 7 + [1] * 9) == [255, 1]
assert extract_hidden_bytes([0] * 6 + [1, 0] + [1] * 8 + [0] * 7) is None
assert extract_hidden_bytes([0] * 8) == []
assert extract_hidden_bytes([0] * 7) is None
assert extract_hidden_bytes([0] * 7 + [1] * 8) is None
assert extract_hidden_bytes([0] * 8 + [1] * 8) == []
assert extract_hidden_bytes([]) is None

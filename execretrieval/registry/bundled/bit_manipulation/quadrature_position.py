"""Position of a rotary encoder after a series of two-bit samples, 00, 01, 11, 10 being the forward order. A jump across two states is ignored; no samples or a single one give 0, a sample beyond two bits None."""


def phase_of(sample):
    return sample ^ (sample >> 1)


def quadrature_position(samples):
    if any(sample < 0 or sample > 3 for sample in samples):
        return None
    position = 0
    for before, after in zip(samples, samples[1:]):
        turned = (phase_of(after) - phase_of(before)) % 4
        if turned == 2:
            continue
        position += -1 if turned == 3 else turned
    return position


assert quadrature_position([0, 1]) == 1
assert quadrature_position([0, 1, 3, 2, 0]) == 4
assert quadrature_position([0, 2, 3, 1, 0]) == -4
assert quadrature_position([1, 1, 1, 3]) == 1
assert quadrature_position([0, 3]) == 0
assert quadrature_position([1, 2, 0]) == 1
assert quadrature_position([3, 1, 3, 2, 2]) == 1
assert quadrature_position([2]) == 0
assert quadrature_position([]) == 0
assert quadrature_position([0, 4]) is None
assert quadrature_position([0, -1, 0]) is None

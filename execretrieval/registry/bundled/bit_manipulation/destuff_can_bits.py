"""Remove from received bits those that a CAN sender inserted after every five equal ones; an inserted bit counts towards the next five. Six equal bits in a row give None; input may end before an insertion."""


def destuff_can_bits(bits):
    data = []
    recent = []
    for bit in bits:
        if len(recent) == 5 and len(set(recent)) == 1:
            if bit in recent:
                return None
            recent = [bit]
            continue
        data.append(bit)
        recent = [*recent[-4:], bit]
    return data


assert destuff_can_bits([]) == []
assert destuff_can_bits([1, 0, 0, 1]) == [1, 0, 0, 1]
assert destuff_can_bits([1, 1, 1, 1, 0]) == [1, 1, 1, 1, 0]
assert destuff_can_bits([1, 1, 1, 1, 1]) == [1, 1, 1, 1, 1]
assert destuff_can_bits([0, 0, 0, 0, 0, 1, 1]) == [0, 0, 0, 0, 0, 1]
assert destuff_can_bits([1, 1, 1, 1, 1, 1]) is None
assert destuff_can_bits([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1]) == [1, 1, 1, 1, 1, 0, 0, 0, 0, 1]
assert destuff_can_bits([1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1]) == [1, 1, 1, 1, 1, 0, 0, 0, 1, 1]
assert destuff_can_bits([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]) is None
assert destuff_can_bits([0, 1, 1, 0, 0, 0, 0, 0, 1, 0]) == [0, 1, 1, 0, 0, 0, 0, 0, 0]

"""Rebuild the one block marked None that a parity group lost, from the others and their exclusive-or parity, cut to its true length; shorter blocks are zero-padded. Not exactly one lost, or any block longer than the parity, gives None."""


def mix_in(target, block):
    return [left ^ right for left, right in zip(target, block)] + target[len(block) :]


def restore_lost_block(blocks, parity, length):
    present = [block for block in blocks if block is not None]
    if len(blocks) - len(present) != 1 or length > len(parity):
        return None
    restored = list(parity)
    for block in present:
        if len(block) > len(parity):
            return None
        restored = mix_in(restored, block)
    return restored[:length]


assert restore_lost_block([[1, 2], None, [4, 4]], [7, 7], 2) == [2, 1]
assert restore_lost_block([None], [9, 8], 2) == [9, 8]
assert restore_lost_block([None, [255]], [255, 3], 2) == [0, 3]
assert restore_lost_block([[6, 6], None, [3]], [7, 6], 1) == [2]
assert restore_lost_block([[6, 6], None, [3]], [7, 5, 4], 3) == [2, 3, 4]
assert restore_lost_block([[12, 10], None], [6, 3], 2) == [10, 9]
assert restore_lost_block([None, None], [1], 1) is None
assert restore_lost_block([[1], [2]], [3], 1) is None
assert restore_lost_block([None, [1, 2]], [3], 1) is None
assert restore_lost_block([None, []], [3], 0) == []
assert restore_lost_block([None, [1]], [3], 2) is None
assert restore_lost_block([], [3], 1) is None

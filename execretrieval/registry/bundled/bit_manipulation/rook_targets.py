"""Squares a rook may reach on a chess board numbered row by row from 0, as a 64-bit mask, given masks of own and hostile pieces. Hostile pieces are captured, nothing is passed; fully blocked gives 0."""


def slide(file, rank, step, own, foes):
    if file < 0 or file > 7 or rank < 0 or rank > 7:
        return 0
    bit = 1 << (rank * 8 + file)
    if own & bit:
        return 0
    if foes & bit:
        return bit
    return bit + slide(file + step[0], rank + step[1], step, own, foes)


def rook_targets(square, own, foes):
    rank, file = divmod(square, 8)
    targets = 0
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        targets += slide(file + step[0], rank + step[1], step, own, foes)
    return targets


assert rook_targets(0, 0, 0) == 0x01010101010101FE
assert rook_targets(63, 0, 0) == 0x7F80808080808080
assert rook_targets(27, 0, 0) == 0x08080808F7080808
assert rook_targets(27, 0, (1 << 29) | (1 << 11)) == 0x0808080837080800
assert rook_targets(27, (1 << 29) | (1 << 11), 0) == 0x0808080817080000
assert rook_targets(27, (1 << 25) | (1 << 43), 0) == 0x00000008F4080808
assert rook_targets(27, 0, (1 << 25) | (1 << 43)) == 0x00000808F6080808
assert rook_targets(9, 0, (1 << 8) | (1 << 10) | (1 << 1) | (1 << 17)) == 0x20502
assert rook_targets(0, (1 << 1) | (1 << 8), 0) == 0
assert rook_targets(7, 1 << 6, 1 << 15) == 1 << 15

def rook_targets(square, own, foes):
    targets = 0
    for target in range(64):
        rank, file = target // 8, target % 8
        same_rank, same_file = rank == square // 8, file == square % 8
        if same_rank == same_file:
            continue
        stride = 1 if same_rank else 8
        low, high = sorted((square, target))
        between = sum(2**middle for middle in range(low + stride, high, stride))
        if (own | foes) & between == 0 and not own & 2**target:
            targets |= 2**target
    return targets

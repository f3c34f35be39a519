def snap_to_guides(start, length, guides, reach):
    for size in range(reach + 1):
        for guide in guides:
            for spot in (start, start + length // 2, start + length):
                for shift in (size, -size):
                    if spot + shift == guide:
                        return start + shift
    return start

def mix_to_strength(weak, strong, wanted, volume):
    if volume < 0 or wanted > strong:
        return None
    for taken in range(volume + 1):
        if weak * (volume - taken) + strong * taken >= wanted * volume:
            return volume - taken, taken
    return None

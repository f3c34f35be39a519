def longest_equal_cut(bars, wanted, saw):
    if wanted <= 0:
        return None
    best = 0
    for length in range(1, sum(bars) + 1):
        count = 0
        for bar in bars:
            while bar >= length:
                count += 1
                bar -= length + saw
        if count >= wanted:
            best = length
    return best

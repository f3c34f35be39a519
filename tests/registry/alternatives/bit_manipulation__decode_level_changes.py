def decode_level_changes(word, count, level_before):
    samples = format(word, "b").zfill(2 * count)
    samples = samples[len(samples) - 2 * count :]
    pairs = [samples[i : i + 2] for i in range(0, len(samples), 2)]
    if any(pair in ("00", "11") for pair in pairs):
        return None
    levels = [str(level_before), *(pair[1] for pair in pairs)]
    return [int(pair[0] == level) for pair, level in zip(pairs, levels, strict=False)]

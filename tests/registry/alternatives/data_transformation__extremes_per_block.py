def extremes_per_block(samples, size):
    kept = set()
    start = 0
    while size > 0 and start < len(samples):
        block = samples[start : start + size]
        known = sorted(sample for sample in block if sample is not None)
        if known:
            kept |= {start + block.index(known[0]), start + block.index(known[-1])}
        start += size
    return sorted(kept)

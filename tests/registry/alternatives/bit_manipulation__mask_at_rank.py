def mask_at_rank(rank, ones):
    if min(rank, ones) < 0:
        return None
    matching = [number for number in range(4096) if bin(number).count("1") == ones]
    return matching[rank] if rank < len(matching) else None

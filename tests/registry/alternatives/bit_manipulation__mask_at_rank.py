from itertools import count, islice


def mask_at_rank(rank, ones):
    if min(rank, ones) < 0:
        return None
    if ones == 0:
        return None if rank else 0
    matching = (number for number in count() if bin(number).count("1") == ones)
    return next(islice(matching, rank, None))

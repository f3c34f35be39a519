from collections import Counter


def diff_sorted_ids(old, new):
    before, after = Counter(old), Counter(new)
    return sorted((after - before).elements()), sorted((before - after).elements())

from collections import Counter
from itertools import cycle


def deal_into_folds(labels, folds):
    if folds in (0, 1) or folds < 0:
        raise ValueError("folds")
    counts = Counter(labels)
    fold_numbers = cycle(range(folds))
    dealt = {}
    for label in sorted(counts):
        if counts[label] >= folds:
            for place, other in enumerate(labels):
                if other == label:
                    dealt[place] = next(fold_numbers)
    return [dealt.get(place, -1) for place in range(len(labels))]

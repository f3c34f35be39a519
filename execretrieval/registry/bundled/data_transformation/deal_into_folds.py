"""Deal labelled items into folds numbered from 0 so that each label is spread evenly, label after label in sorted order without starting over. Labels with fewer items than folds give -1; fewer than two folds raise ValueError."""


def deal_into_folds(labels, folds):
    if folds < 2:
        raise ValueError("at least two folds are needed")
    dealt = [-1] * len(labels)
    turn = 0
    for place in sorted(range(len(labels)), key=lambda place: labels[place]):
        if labels.count(labels[place]) < folds:
            continue
        dealt[place] = turn % folds
        turn += 1
    return dealt


assert deal_into_folds(["a", "b", "a", "b"], 2) == [0, 0, 1, 1]
assert deal_into_folds(["b", "a", "a"], 2) == [-1, 0, 1]
assert deal_into_folds(["b", "a", "b", "a", "a"], 2) == [1, 0, 0, 1, 0]
assert deal_into_folds(["b", "a", "b", "a", "a"], 3) == [-1, 0, -1, 1, 2]
assert deal_into_folds([2, 2, 2, 2, 2, 2, 2], 3) == [0, 1, 2, 0, 1, 2, 0]
assert deal_into_folds([5, 1, 5, 1, 5, 1, 5, 1], 3) == [1, 0, 2, 1, 0, 2, 1, 0]
assert deal_into_folds(["a", "b", "c"], 2) == [-1, -1, -1]
assert deal_into_folds([], 2) == []
try:
    deal_into_folds(["a"], 1)
except ValueError:
    pass
else:
    raise AssertionError("a single fold must be refused")

def rank_with_tolerance(scores, tolerance):
    if tolerance < 0:
        return []
    rank_of = {}
    left = list(scores)
    while left:
        best = max(left)
        group = [score for score in left if best - score <= tolerance]
        rank_of.update(dict.fromkeys(group, len(scores) - len(left) + 1))
        left = [score for score in left if score not in group]
    return [rank_of[score] for score in scores]

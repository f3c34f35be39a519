from collections import Counter


def rank_by_borda(ballots, places):
    points = Counter()
    for ballot in ballots:
        mentioned = []
        for name in ballot:
            if name not in mentioned:
                mentioned.append(name)
        # Beating each later name once is worth a point.
        points.update(dict.fromkeys(mentioned, 0))
        points.update(name for i, name in enumerate(mentioned) for _ in mentioned[i + 1 :])
    standing = sorted(sorted(points), key=lambda name: points[name], reverse=True)
    return [(name, points[name]) for rank, name in enumerate(standing) if rank < places]

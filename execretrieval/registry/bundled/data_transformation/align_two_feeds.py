"""Line up two time-sorted feeds of time and value pairs on all their times, each holding its latest value since. Before its first value a feed shows None; several values at one time keep the last."""


def align_two_feeds(first, second):
    aligned = []
    i = j = 0
    a = b = None
    for time in sorted({stamp for stamp, _ in first + second}):
        while i < len(first) and first[i][0] <= time:
            a = first[i][1]
            i += 1
        while j < len(second) and second[j][0] <= time:
            b = second[j][1]
            j += 1
        aligned.append((time, a, b))
    return aligned


assert align_two_feeds([(1, 5), (3, 6)], [(2, 8)]) == [(1, 5, None), (2, 5, 8), (3, 6, 8)]
assert align_two_feeds([(2, 8)], [(1, 5), (3, 6)]) == [(1, None, 5), (2, 8, 5), (3, 8, 6)]
assert align_two_feeds([(1, 5)], [(1, 7)]) == [(1, 5, 7)]
assert align_two_feeds([(1, 5), (1, 6), (4, 7)], [(4, 0), (4, 2)]) == [(1, 6, None), (4, 7, 2)]
assert align_two_feeds([(1, 5), (2, 6), (3, 7)], [(9, 1)]) == [
    (1, 5, None),
    (2, 6, None),
    (3, 7, None),
    (9, 7, 1),
]
assert align_two_feeds([(9, 1)], [(1, 5), (2, 6)]) == [(1, None, 5), (2, None, 6), (9, 1, 6)]
assert align_two_feeds([(1, 5)], []) == [(1, 5, None)]
assert align_two_feeds([], [(1, 5)]) == [(1, None, 5)]
assert align_two_feeds([], []) == []

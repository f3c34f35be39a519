"""Narrowest eastward arc that holds all given longitudes, as its western end from 0 to below 360 and its width in degrees. Of equally narrow arcs the one with the least western end counts; no longitudes give None."""


def tightest_longitudes(longitudes):
    if not longitudes:
        return None
    spots = sorted({longitude % 360 for longitude in longitudes})
    gaps = [(spots[i] - spots[i - 1]) % 360 for i in range(len(spots))]
    west = gaps.index(max(gaps))
    return spots[west], (spots[west - 1] - spots[west]) % 360


assert tightest_longitudes([10, 50]) == (10, 40)
assert tightest_longitudes([350, 10]) == (350, 20)
assert tightest_longitudes([-170, 170]) == (170, 20)
assert tightest_longitudes([0, 90, 180, 270]) == (0, 270)
assert tightest_longitudes([180, 0]) == (0, 180)
assert tightest_longitudes([20, 100, 200, 300]) == (200, 260)
assert tightest_longitudes([1, -1, 3]) == (359, 4)
assert tightest_longitudes([370, 10]) == (10, 0)
assert tightest_longitudes([5]) == (5, 0)
assert tightest_longitudes([360, 131, 230]) == (131, 229)
assert tightest_longitudes([]) is None

"""Ascending list of the numbers below a limit that are products of given factors, which may repeat, starting with 1, the product of none. Factors below two are left out."""


def smooth_numbers_below(factors, limit):
    if limit <= 1:
        return []
    found = [1]
    for factor in set(factors):
        if factor < 2:
            continue
        for number in found:
            # The list grows while it is read, so powers follow by themselves.
            if number * factor < limit:
                found.append(number * factor)
    return sorted(set(found))


assert smooth_numbers_below([2, 3], 20) == [1, 2, 3, 4, 6, 8, 9, 12, 16, 18]
assert smooth_numbers_below([3, 2, 3], 13) == [1, 2, 3, 4, 6, 8, 9, 12]
assert smooth_numbers_below([3, 2], 12) == [1, 2, 3, 4, 6, 8, 9]
assert smooth_numbers_below([7], 50) == [1, 7, 49]
assert smooth_numbers_below([7], 49) == [1, 7]
assert smooth_numbers_below([5, 1], 30) == [1, 5, 25]
assert smooth_numbers_below([5, 0, -5], 30) == [1, 5, 25]
assert smooth_numbers_below([2, 4], 9) == [1, 2, 4, 8]
assert smooth_numbers_below([], 9) == [1]
assert smooth_numbers_below([2], 2) == [1]
assert smooth_numbers_below([2], 1) == []

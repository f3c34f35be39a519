# Returns a generator without end.
# expect: FAIL
# ended: assert
import itertools


def f(x):
    return itertools.count(x + 1)

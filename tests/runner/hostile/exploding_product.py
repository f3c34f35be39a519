# Lists a product of billions.
# expect: TIMEOUT|ERROR:MemoryError
# ended: timeout|memory
import itertools


def f(x):
    return list(itertools.product(range(100), repeat=5))

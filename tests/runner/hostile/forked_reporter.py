# The child of a fork goes on as if it were the candidate.
# expect: pass
# ended: pass
import os

os.fork()


def f(x):
    return x + 1

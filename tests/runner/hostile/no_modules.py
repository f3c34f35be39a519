# Empties the table of modules; the answer is right.
# expect: pass
# ended: pass
import sys

sys.modules.clear()


def f(x):
    return x + 1

# Redefines AssertionError.
# expect: FAIL
# ended: assert
import builtins

builtins.AssertionError = Warning


def f(x):
    return x + 2

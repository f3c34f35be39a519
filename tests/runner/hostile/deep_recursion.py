# Recurses without the guard.
# expect: ERROR:(RecursionError|MemoryError|killed: signal 11 \(SIGSEGV\)).*|TIMEOUT
# ended: exception|memory|signal|timeout
import sys

sys.setrecursionlimit(10**9)


def f(x):
    return f(x)

# Recurses without the guard. An interpreter that runs out of memory for frames may say so by a SystemError.
# expect: ERROR:(RecursionError|MemoryError|SystemError|killed: signal 11 \(SIGSEGV\)).*|TIMEOUT
# ended: exception|memory|signal|timeout
import sys

sys.setrecursionlimit(10**9)


def f(x):
    return f(x)

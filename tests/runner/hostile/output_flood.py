# Writes megabytes to both streams; the answer is right.
# expect: pass
# ended: pass
import sys


def f(x):
    for stream in (sys.stdout, sys.stderr):
        stream.write('x' * 20_000_000)
    return x + 1

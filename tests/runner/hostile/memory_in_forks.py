# Children eat memory while the parent is right.
# expect: pass
# ended: pass
import os

for _ in range(3):
    if os.fork() == 0:
        hoard = [b"x" * (1 << 20) for _ in range(10_000)]


def f(x):
    return x + 1

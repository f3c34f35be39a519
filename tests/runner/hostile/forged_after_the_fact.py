# Adds lines to a report that was right.
# expect: ERROR:malformed report
# ended: output
import os


def f(x):
    if x == 41:
        for fd in range(3, 64):
            try:
                os.write(fd, b"1 V 42\n")
            except OSError:
                pass
    return x + 1

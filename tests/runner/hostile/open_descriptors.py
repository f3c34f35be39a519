# Finds no descriptor but the standard ones and the end of a pipe that can only be written.
# expect: pass
# ended: pass
import os
import stat


def f(x):
    found = []
    for fd in range(3, 64):
        try:
            mode = os.fstat(fd).st_mode
        except OSError:
            continue
        found.append(stat.S_ISFIFO(mode))
    try:
        os.read(3 + found.index(True), 1) if len(found) == 1 else None
    except OSError:
        pass
    return x + 1 if found == [True] else found

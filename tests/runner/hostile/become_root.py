# Tries to become root.
# expect: pass
# ended: pass
import os


def f(x):
    for change in (os.setuid, os.setgid, os.seteuid):
        try:
            change(0)
            return 0
        except OSError:
            pass
    return x + 1

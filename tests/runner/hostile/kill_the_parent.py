# Tries to end and to stop its parent and everyone.
# expect: pass
# ended: pass
import os
import signal

for pid in (os.getppid(), 1, -1, -os.getppid()):
    for number in (signal.SIGSTOP, signal.SIGTERM, signal.SIGKILL):
        try:
            if pid not in (0, -0):
                os.kill(pid, number)
        except OSError:
            pass


def f(x):
    return x + 1

# Sends its parent every signal that there is.
# expect: pass
# ended: pass
import os
import signal

for number in range(1, signal.NSIG):
    try:
        os.kill(os.getppid() or 1, number)
        os.kill(1, number)
    except OSError:
        pass


def f(x):
    return x + 1

# Stops and waits for someone to go on.
# expect: TIMEOUT
# ended: timeout
import os
import signal


def f(x):
    os.kill(os.getpid(), signal.SIGSTOP)

# Ends by a signal of its own.
# expect: ERROR:killed: signal 9 \(SIGKILL\)
# ended: signal
import os


def f(x):
    os.kill(os.getpid(), 9)

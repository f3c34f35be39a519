# A daemon in a session of its own keeps the report open.
# expect: pass
# ended: pass
import os
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(600)
    os._exit(0)


def f(x):
    return x + 1

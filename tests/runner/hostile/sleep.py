# Sleeps for days.
# expect: TIMEOUT
# ended: timeout
import time


def f(x):
    time.sleep(1e6)

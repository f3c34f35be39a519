# Starts threads until it may not; the answer is right.
# expect: pass
# ended: pass
import threading
import time


def f(x):
    try:
        for _ in range(10_000):
            threading.Thread(target=time.sleep, args=(600,), daemon=True).start()
    except RuntimeError:
        return x + 1

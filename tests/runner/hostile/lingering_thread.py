# A thread outlives the right answer.
# expect: pass
# ended: pass
import threading
import time

threading.Thread(target=time.sleep, args=(600,)).start()


def f(x):
    return x + 1

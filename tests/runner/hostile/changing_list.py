# A list that another thread changes while it is read.
# expect: FAIL
# ended: assert
import threading

items = [0]


def stir():
    while True:
        items.append(0)
        items.clear()


threading.Thread(target=stir, daemon=True).start()


def f(x):
    return items

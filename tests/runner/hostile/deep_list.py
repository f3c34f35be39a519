# A list as deep as memory allows.
# expect: FAIL
# ended: assert
def f(x):
    items = []
    for _ in range(100_000):
        items = [items]
    return items

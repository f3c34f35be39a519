# Eats memory page by page.
# expect: ERROR:MemoryError
# ended: memory
def f(x):
    hoard = []
    while True:
        hoard.append(b'x' * (1 << 20))

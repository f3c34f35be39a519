# Asks for a terabyte.
# expect: ERROR:MemoryError
# ended: memory
def f(x):
    return len('x' * 10**12)

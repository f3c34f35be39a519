# One C loop that no exception can interrupt.
# expect: TIMEOUT
# ended: timeout
def f(x):
    return 10 ** 10**9

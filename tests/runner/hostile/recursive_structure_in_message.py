# Raises with a message without end.
# expect: ERROR:ValueError: x{199}…
# ended: exception
def f(x):
    raise ValueError('x' * 10**7)

# Raises what no handler of Exception catches.
# expect: ERROR:KeyboardInterrupt
# ended: exception
def f(x):
    raise KeyboardInterrupt

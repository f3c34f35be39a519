# Never comes back.
# expect: TIMEOUT
# ended: timeout
def f(x):
    while True:
        pass

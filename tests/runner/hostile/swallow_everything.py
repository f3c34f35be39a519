# Catches whatever might stop it.
# expect: TIMEOUT
# ended: timeout
def f(x):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass

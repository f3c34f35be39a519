# Prints what a test runner would print.
# expect: FAIL
# ended: assert
import atexit

atexit.register(print, 'OK')


def f(x):
    print('passed')
    return 0

# A string far larger than what was expected.
# expect: FAIL
# ended: assert
def f(x):
    return 'x' * 20_000_000

# Imports the code that judges it.
# expect: ERROR:ModuleNotFoundError: No module named 'execretrieval'
# ended: environment
import execretrieval.runner


def f(x):
    return x + 1

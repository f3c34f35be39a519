# Imports what is not in the standard library.
# expect: ERROR:ModuleNotFoundError: No module named 'numpy'
# ended: environment
import numpy as np


def f(x):
    return np.int64(x + 1)

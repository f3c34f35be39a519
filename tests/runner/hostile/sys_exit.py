# Raises SystemExit.
# expect: ERROR:SystemExit: 0
# ended: exception
import sys


def f(x):
    sys.exit(0)

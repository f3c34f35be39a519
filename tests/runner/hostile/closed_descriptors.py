# Closes every descriptor; the answer is right but nobody can be told.
# expect: ERROR:no report: exit code 1
# ended: no_report
import os


def f(x):
    os.closerange(0, 64)
    return x + 1

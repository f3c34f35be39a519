# Leaves in the first call with a status of success.
# expect: ERROR:no report: exit code 0
# ended: no_report
import os


def f(x):
    os._exit(0)

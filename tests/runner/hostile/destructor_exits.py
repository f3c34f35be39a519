# An object ends the process when it goes.
# expect: ERROR:no report: exit code 0
# ended: no_report
import os


class Last:
    def __del__(self):
        os._exit(0)


def f(x):
    Last()
    return x + 1

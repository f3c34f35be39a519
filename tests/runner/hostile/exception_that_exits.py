# Showing the exception ends the process.
# expect: ERROR:no report: exit code 0
# ended: no_report
import os


class Last(Exception):
    def __str__(self):
        os._exit(0)


def f(x):
    raise Last

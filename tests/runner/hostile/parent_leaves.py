# The parent of a fork leaves; its child has the right answer.
# expect: ERROR:no report: exit code 0
# ended: no_report
import os

if os.fork():
    os._exit(0)


def f(x):
    return x + 1

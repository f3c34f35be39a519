# A trace function changes what its callers hold.
# expect: ERROR:malformed report
# ended: output
import sys


def trace(frame, event, argument):
    if "payload" in frame.f_locals:
        frame.f_locals["payload"] = "2"
    return trace


sys.settrace(trace)


def f(x):
    return 0

# Finds the reporting code and has it report what it likes.
# expect: FAIL
# ended: assert
import sys


def f(x):
    frame = sys._getframe()
    while frame:
        if "encode" in frame.f_globals:
            frame.f_globals["encode"] = lambda value: "2"
        frame = frame.f_back
    return 0

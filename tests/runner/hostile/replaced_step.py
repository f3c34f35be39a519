# Finds the reporting code and has it report success.
# expect: ERROR:malformed report
# ended: output
import sys

frame = sys._getframe()
while frame:
    if "_step" in frame.f_globals:
        report = frame.f_back.f_locals["report"]
        for index in (-1, 0, 1):
            report(index, "P")
        frame.f_globals["_exit"](0)
    frame = frame.f_back

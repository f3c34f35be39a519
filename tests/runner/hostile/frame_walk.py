# Looks for the expected value in the frames that called it.
# expect: FAIL
# ended: assert
import sys


def f(x):
    frame = sys._getframe()
    while frame:
        for value in [*frame.f_locals.values(), *frame.f_code.co_consts]:
            for item in value if isinstance(value, (list, tuple)) else [value]:
                text = str(item)
                if f"f({x}) == " in text:
                    return int(text.split("== ")[1].split()[0])
        frame = frame.f_back
    return 0

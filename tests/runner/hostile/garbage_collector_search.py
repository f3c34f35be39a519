# Looks for the expected value in all objects.
# expect: FAIL
# ended: assert
import gc


def f(x):
    for item in gc.get_objects():
        if isinstance(item, (list, tuple)):
            for text in item:
                if isinstance(text, str) and f"assert f({x}) == " in text:
                    return int(text.split("== ")[1])
    return 0

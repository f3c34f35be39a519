# Empties the built-in names after the fact.
# expect: ERROR:.*
# ended: exception|no_report
import builtins


def f(x):
    vars(builtins).clear()
    return len([x])

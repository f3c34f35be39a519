# Replaces compile, eval, exec and what comparison may use.
# expect: FAIL
# ended: assert
import builtins

builtins.isinstance = lambda *_: True
builtins.type = lambda *_: int
builtins.eval = builtins.exec = builtins.compile = lambda *_, **__: None


def f(x):
    return x + 2

# An exception that cannot be shown.
# expect: ERROR:Rude
# ended: exception
class Rude(BaseException):
    def __str__(self):
        raise SystemExit(0)

    __repr__ = __str__


def f(x):
    raise Rude

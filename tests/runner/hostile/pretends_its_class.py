# An object that says it is an int.
# expect: FAIL
# ended: assert
class Liar:
    __class__ = int
    numerator = property(lambda self: 2)
    denominator = 1

    def __int__(self):
        return 2

    __index__ = __int__


def f(x):
    return Liar()

# A type whose metaclass equals everything.
# expect: FAIL
# ended: assert
class Meta(type):
    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(int)

    def mro(cls):
        return [cls, object]


class Same(metaclass=Meta):
    pass


def f(x):
    return Same()

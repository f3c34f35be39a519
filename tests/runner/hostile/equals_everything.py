# An object that equals everything.
# expect: FAIL
# ended: assert
class Same:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __hash__ = None


def f(x):
    return Same()

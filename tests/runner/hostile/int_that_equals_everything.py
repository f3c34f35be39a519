# An int that equals everything.
# expect: FAIL
# ended: assert
class Same(int):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 0

    def __index__(self):
        return 2

    def __repr__(self):
        return '2'


def f(x):
    return Same(-5)

# A list that holds itself many times.
# expect: FAIL
# ended: assert
def f(x):
    items = [x + 1]
    items.extend([items] * 20)
    return items

# Waits for somebody to type.
# expect: ERROR:EOFError: EOF when reading a line
# ended: exception
def f(x):
    return input()

# Turns 5,000 digits into text.
# expect: ERROR:ValueError: Exceeds the limit .*
# ended: exception
def f(x):
    return str(10**5000)

# A pattern that takes exponential time.
# expect: TIMEOUT
# ended: timeout
import re


def f(x):
    return re.match('(a|aa)+$', 'a' * 100 + 'b')

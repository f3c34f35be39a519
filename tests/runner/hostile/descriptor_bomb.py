# Opens descriptors until it may not.
# expect: ERROR:OSError: \[Errno 24\] Too many open files.*
# ended: exception
import os


def f(x):
    while True:
        os.dup(0)

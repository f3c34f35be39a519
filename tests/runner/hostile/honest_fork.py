# Computes in a child; the answer is right.
# expect: pass
# ended: pass
import os


def f(x):
    read, write = os.pipe()
    if os.fork() == 0:
        os.write(write, str(x + 1).encode())
        os._exit(0)
    os.wait()
    return int(os.read(read, 10))

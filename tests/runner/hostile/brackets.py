# Sends a tree of millions of nodes as its value.
# expect: ERROR:malformed report
# ended: output
import os

for fd in range(3, 64):
    try:
        os.write(fd, b"-1 P \n0 V [" + b"[]," * 4_000_000 + b"0]\n")
    except OSError:
        pass
os._exit(0)

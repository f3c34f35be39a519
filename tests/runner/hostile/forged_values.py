# Writes wrong values as a report on every descriptor and leaves.
# expect: FAIL
# ended: assert
import os

for fd in range(3, 64):
    try:
        os.write(fd, b"-1 P \n0 V 7\n1 V 7\n")
    except OSError:
        pass
os._exit(0)

# Writes a passing report on every descriptor and leaves.
# expect: ERROR:malformed report
# ended: output
import os

for fd in range(3, 64):
    try:
        os.write(fd, b"-1 P \n0 P \n1 P \n")
    except OSError:
        pass
os._exit(0)

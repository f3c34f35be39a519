# Fills the report until somebody stops it.
# expect: ERROR:malformed report
# ended: output
import os

for fd in range(3, 64):
    try:
        while True:
            os.write(fd, b"-1 P \n" * 10_000)
    except OSError:
        pass

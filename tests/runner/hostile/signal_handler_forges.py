# A timer's handler writes the report.
# expect: ERROR:malformed report
# ended: output
import os
import signal


def forge(*_):
    for fd in range(3, 64):
        try:
            os.write(fd, b"0 P \n1 P \n")
        except OSError:
            pass
    os._exit(0)


signal.signal(signal.SIGALRM, forge)
signal.setitimer(signal.ITIMER_REAL, 0.05)


def f(x):
    while True:
        pass

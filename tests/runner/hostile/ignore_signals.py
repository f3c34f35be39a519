# Ignores every signal that can be ignored and loops.
# expect: TIMEOUT
# ended: timeout
import signal

for number in (signal.SIGALRM, signal.SIGTERM, signal.SIGXCPU, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)


def f(x):
    while True:
        pass

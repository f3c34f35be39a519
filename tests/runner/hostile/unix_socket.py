# Talks to a daemon of the machine, by path and by abstract name.
# expect: ERROR:PermissionError: .*
# ended: exception
import socket


def f(x):
    socket.socket(socket.AF_UNIX).connect('\0daemon')

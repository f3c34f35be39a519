# Connects to another machine and to this one.
# expect: ERROR:PermissionError: .*
# ended: exception
import socket


def f(x):
    socket.create_connection(('127.0.0.1', 80), timeout=1)

# Sends one packet, which needs no connection.
# expect: ERROR:PermissionError: .*
# ended: exception
import socket


def f(x):
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 9))

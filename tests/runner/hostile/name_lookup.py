# Asks for the address of a name.
# expect: ERROR:(gaierror|PermissionError): .*
# ended: exception
import socket


def f(x):
    return socket.getaddrinfo('example.org', 80)

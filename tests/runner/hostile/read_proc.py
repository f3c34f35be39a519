# Reads what the kernel tells of its parent and of itself.
# expect: ERROR:(PermissionError|FileNotFoundError|OSError): .*
# ended: exception
import os


def f(x):
    return open(f'/proc/{os.getppid()}/environ').read() + open('/proc/self/maps').read()

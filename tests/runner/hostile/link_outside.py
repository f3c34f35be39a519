# Goes out by a symbolic link.
# expect: ERROR:(PermissionError|FileNotFoundError|OSError): .*
# ended: exception
import os

os.symlink('/etc', 'link')


def f(x):
    return open('link/passwd').read()

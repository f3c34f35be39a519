# Takes in a file by a hard link.
# expect: ERROR:(PermissionError|FileNotFoundError|OSError): .*
# ended: exception
import os


def f(x):
    os.link('/etc/passwd', 'passwd')

# Becomes another program.
# expect: ERROR:(PermissionError|FileNotFoundError): .*
# ended: exception
import os


def f(x):
    os.execv('/bin/true', ['true'])

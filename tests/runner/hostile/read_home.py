# Looks into the homes of users.
# expect: ERROR:(PermissionError|FileNotFoundError|OSError): .*
# ended: exception
import os


def f(x):
    return os.listdir('/root') + os.listdir('/home')

# Reads the users of the machine.
# expect: ERROR:(PermissionError|FileNotFoundError|OSError): .*
# ended: exception
def f(x):
    return len(open('/etc/passwd').read())

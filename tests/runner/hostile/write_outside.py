# Writes outside its folder.
# expect: ERROR:(PermissionError|FileNotFoundError|OSError): .*
# ended: exception
def f(x):
    for path in ('/tmp/execretrieval-was-here', '/execretrieval-was-here', '../execretrieval-was-here'):
        try:
            open(path, 'w').close()
            return x + 1
        except OSError as error:
            last = error
    raise last

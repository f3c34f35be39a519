# Writes one file without end.
# expect: ERROR:OSError: \[Errno 27\] File too large
# ended: exception
def f(x):
    with open('file', 'wb', buffering=0) as file:
        while True:
            file.write(bytes(100_000))

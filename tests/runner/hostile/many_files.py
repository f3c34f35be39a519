# Fills the disk with small files.
# expect: ERROR:OSError: \[Errno 28\] No space left on device.*
# ended: exception
# tiers: namespaces+landlock+seccomp
def f(x):
    for n in range(100_000):
        with open(str(n), 'wb', buffering=0) as file:
            file.write(bytes(1 << 19))

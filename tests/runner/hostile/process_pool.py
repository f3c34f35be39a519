# Starts a pool of processes.
# expect: ERROR:(PermissionError|FileNotFoundError|OSError): .*
# ended: exception
import multiprocessing


def f(x):
    with multiprocessing.Pool(2) as pool:
        return pool.map(abs, [x])

# Tries to raise its own limits and to lower its parent's.
# expect: pass
# ended: pass
import os
import resource


def f(x):
    for kind in (resource.RLIMIT_NPROC, resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_FSIZE):
        try:
            resource.setrlimit(kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            return 0
        except (OSError, ValueError):
            pass
    try:
        resource.prlimit(os.getppid() or 1, resource.RLIMIT_NOFILE, (0, 0))
        return 0
    except OSError:
        return x + 1

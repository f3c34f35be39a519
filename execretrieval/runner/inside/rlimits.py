"""Resource limits of a candidate, only ever lowered: a limit above the hard one is an error to the kernel."""

from __future__ import annotations

import math
import resource
import sys

_MIB = 1 << 20
_OPEN_FILES = 64


def lower(kind: int, soft: int, hard: int | None = None) -> None:
    """Lower the soft limit of `kind` to `soft` and its hard one to `hard` (by default the same)."""
    _, ceiling = resource.getrlimit(kind)
    top = soft if hard is None else hard
    if ceiling != resource.RLIM_INFINITY:
        top = min(top, ceiling)
    resource.setrlimit(kind, (min(soft, top), top))


def lower_all(cpu_s: float, memory_mib: int, file_mib: int) -> None:
    """Bound CPU time, address space, size of a file, open files; no core dumps.

    The watcher ends the process at `cpu_s`; the kernel, which counts whole seconds, does where it cannot.
    """
    backstop = math.ceil(cpu_s) + 1
    lower(resource.RLIMIT_CPU, backstop, backstop + 1)
    lower(resource.RLIMIT_FSIZE, file_mib * _MIB)
    lower(resource.RLIMIT_NOFILE, _OPEN_FILES)
    lower(resource.RLIMIT_CORE, 0)
    if sys.platform != "darwin":  # which knows the limit and refuses to set it
        lower(resource.RLIMIT_AS, memory_mib * _MIB)

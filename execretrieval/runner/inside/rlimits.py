"""Resource limits of a candidate, only ever lowered: a limit above the hard one is an error to the kernel."""

from __future__ import annotations

import math
import resource
import sys

_MIB = 1 << 20
_OPEN_FILES = 64

Plan = list[tuple[int, tuple[int, int]]]


def plan(*, cpu_s: float, memory_mib: int, file_mib: int, processes: int | None = None) -> Plan:
    """Return what `lower` is to set, made beforehand as all that a fork does is dear.

    Bounds CPU time, address space, size of a file, open files, processes of the user; no core dumps. The
    watcher ends the process at `cpu_s`; the kernel, which counts whole seconds, does where it cannot.
    """
    backstop = math.ceil(cpu_s) + 1
    limits = [
        (resource.RLIMIT_CPU, backstop, backstop + 1),
        (resource.RLIMIT_FSIZE, file_mib * _MIB, file_mib * _MIB),
        (resource.RLIMIT_NOFILE, _OPEN_FILES, _OPEN_FILES),
        (resource.RLIMIT_CORE, 0, 0),
    ]
    if sys.platform != "darwin":  # which knows the limit and refuses to set it
        limits.append((resource.RLIMIT_AS, memory_mib * _MIB, memory_mib * _MIB))
    if processes is not None:
        limits.append((resource.RLIMIT_NPROC, processes, processes))
    lowered: Plan = []
    for kind, soft, hard in limits:
        ceiling = resource.getrlimit(kind)[1]
        top = hard if ceiling == resource.RLIM_INFINITY or hard < ceiling else ceiling
        lowered.append((kind, (min(soft, top), top)))
    return lowered


def lower(limits: Plan) -> None:
    """Set the limits of this process."""
    for kind, pair in limits:
        resource.setrlimit(kind, pair)

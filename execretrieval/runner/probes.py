"""Try to break out of a tier, and see whether it holds what it promises."""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from execretrieval.runner.model import Job, Limits
from execretrieval.runner.pool import run
from execretrieval.runner.tiers import LANDLOCK, NAMESPACES, PLAIN, RLIMITS

_LIMITS = Limits(wall_s=5.0, cpu_s=0.5, memory_mib=256)
_SANDBOXES = (NAMESPACES, LANDLOCK)
_CAPPED = (*_SANDBOXES, RLIMITS)
_ALL = (*_CAPPED, PLAIN)


@dataclass(frozen=True, slots=True)
class Probe:
    """An attempt: code that ends with `broken = True` if it got what it should not, and who promises that."""

    name: str
    code: str
    promised_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of a probe in a tier: `holds`, `broken` or `not promised`, and the outcome that it had."""

    tier: str
    probe: str
    result: str
    outcome: str


_PROBES = (
    Probe("reads a file outside", "broken = bool(open({secret!r}).read())", _SANDBOXES),
    Probe("lists the root of the user", "import os\nbroken = bool(os.listdir({home!r}))", _SANDBOXES),
    Probe("writes outside its folder", "open({target!r}, 'w').close()\nbroken = True", _SANDBOXES),
    Probe(
        "changes the mode of a file outside", "import os\nos.chmod({secret!r}, 0)\nbroken = True", _SANDBOXES
    ),
    Probe(
        "connects to a server",
        "import socket\nsocket.create_connection(('127.0.0.1', {port}), 2)\nbroken = True",
        _SANDBOXES,
    ),
    Probe(
        "sends a datagram",
        "import socket\nsocket.socket(type=socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 9))\nbroken = True",
        _SANDBOXES,
    ),
    Probe(
        "signals the process that runs it",
        "import os\nos.kill({driver}, 0)\nbroken = True",
        _SANDBOXES,
    ),
    Probe(
        "attaches to the process that started it",
        "import ctypes, os\nbroken = ctypes.CDLL(None).ptrace(0x4206, os.getppid() or 1, 0, 0) == 0",
        _SANDBOXES,
    ),
    Probe(
        "starts a program",
        "import subprocess\nsubprocess.run(['/bin/sh', '-c', ''])\nbroken = True",
        _SANDBOXES,
    ),
    Probe(
        "forks 300 times",
        "import os, time\nfor _ in range(300):\n    os.fork() or time.sleep(60)\nbroken = True",
        _CAPPED,
    ),
    Probe(
        "fills the disk with 40 files of a mebibyte",
        "for n in range(40):\n    open(str(n), 'wb').write(bytes(1 << 20))\nbroken = True",
        (NAMESPACES,),
    ),
    Probe("writes a file of 2 MiB", "open('large', 'wb').write(bytes(1 << 21))\nbroken = True", _ALL),
    Probe("takes 300 MiB of memory", "x = bytearray(300 << 20)\nbroken = True", _ALL),
    Probe("runs for ever", "while True: pass", _ALL),
)


def probe(tier: str) -> Iterator[Finding]:
    """Yield what came of each attempt in a tier that can be had here."""
    with tempfile.TemporaryDirectory(prefix="execretrieval-probe-") as folder, socket.socket() as server:
        secret, target = Path(folder, "secret"), Path(folder, "target")
        server.bind(("127.0.0.1", 0))
        server.listen()
        values = {
            "secret": str(secret),
            "target": str(target),
            "home": str(Path.home()),
            "port": server.getsockname()[1],
            "driver": os.getpid(),
        }
        Path(folder).chmod(0o777)  # it is the sandbox that must keep the candidate out
        for attempt in _PROBES:
            secret.write_text("secret")
            secret.chmod(0o666)
            job = Job("broken = False", (attempt.code.format(**values), "assert not broken"))
            [verdict] = run([job], limits=_LIMITS, tier=tier, trusted=True)
            held = verdict.ended_by != "infrastructure" and verdict.outcomes[1] in ("pass", "TIMEOUT")
            promised = tier in attempt.promised_by
            result = "holds" if held else "broken" if promised else "not promised"
            yield Finding(tier, attempt.name, result, verdict.outcomes[0])

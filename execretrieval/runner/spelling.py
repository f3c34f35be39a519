"""How outcomes are spelled: `pass`, `FAIL`, `FAIL:<message>`, `ERROR:<type and message>`, `TIMEOUT`."""

from __future__ import annotations

import re
import signal

PASS = "pass"  # noqa: S105 - the spelling of an outcome
FAIL = "FAIL"
TIMEOUT = "TIMEOUT"

_ADDRESS = re.compile(r"\bat 0x[0-9a-fA-F]+")
_MAX_CHARACTERS = 200


def stable(message: str, folder: str = "") -> str:
    """Return `message` on one line, without what differs between two runs, cut to 200 characters.

    Memory addresses become `at 0x…`, the working folder becomes `.`.
    """
    if folder:
        message = message.replace(folder, ".")
    message = " ".join(_ADDRESS.sub("at 0x…", message).split())
    message = message.encode("utf-8", "backslashreplace").decode("utf-8")
    return message if len(message) <= _MAX_CHARACTERS else message[: _MAX_CHARACTERS - 1] + "…"


def fail(message: str) -> str:
    """Return the outcome of a failed assert."""
    return f"{FAIL}:{message}" if message else FAIL


def error(kind: str, message: str = "") -> str:
    """Return the outcome of anything that raised or broke."""
    return f"ERROR:{kind}: {message}" if message else f"ERROR:{kind}"


def killed_by(number: int) -> str:
    """Return the outcome of a process that signal `number` ended."""
    try:
        name = signal.Signals(number).name
    except ValueError:
        name = "unknown signal"
    return error("killed", f"signal {number} ({name})")

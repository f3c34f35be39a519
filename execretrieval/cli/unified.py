"""Unified diffs of bytes: line ends, encodings and a missing last newline come out as they are."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from io import BytesIO

_CONTEXT = 3
_NO_NEWLINE = b"\n\\ No newline at end of file\n"


def unified_diff(before: bytes, after: bytes, *, name: str, label: str, section: str) -> list[bytes]:
    """Return the lines of a diff that `patch` and `git apply` take.

    `name` stands in both file headers, `label` after a tab in the second, `section` behind each hunk's
    line numbers. Unlike `difflib.unified_diff` it compares only the lines around the change, so that its
    cost does not grow with the square of the file's length.
    """
    old, new = BytesIO(before).readlines(), BytesIO(after).readlines()
    head, tail = _common_ends(old, new)
    low = max(0, head - _CONTEXT)
    old_window = old[low : len(old) - max(0, tail - _CONTEXT)]
    new_window = new[low : len(new) - max(0, tail - _CONTEXT)]
    lines = [f"--- {name}\n".encode(errors="surrogateescape")]
    lines.append(f"+++ {name}\t{label}\n".encode(errors="surrogateescape"))
    matcher = SequenceMatcher(None, old_window, new_window, autojunk=False)
    for group in matcher.get_grouped_opcodes(_CONTEXT):
        (_, old_from, _, new_from, _), (_, _, old_to, _, new_to) = group[0], group[-1]
        numbers = f"-{_span(low + old_from, low + old_to)} +{_span(low + new_from, low + new_to)}"
        lines.append(f"@@ {numbers} @@ {section}\n".encode())
        for tag, i, j, k, m in group:
            if tag == "equal":
                lines.extend(_marked(b" ", old_window[i:j]))
            else:
                lines.extend(_marked(b"-", old_window[i:j]))
                lines.extend(_marked(b"+", new_window[k:m]))
    return lines


def _common_ends(old: list[bytes], new: list[bytes]) -> tuple[int, int]:
    """Return how many lines the two share at the start, and of the rest at the end."""
    shorter = min(len(old), len(new))
    head = next((i for i in range(shorter) if old[i] != new[i]), shorter)
    rest = shorter - head
    tail = next((i for i in range(rest) if old[-1 - i] != new[-1 - i]), rest)
    return head, tail


def _span(start: int, stop: int) -> str:
    """Return a hunk's line numbers as the format wants them: 1-based, an empty one before its place."""
    length = stop - start
    return str(start + 1) if length == 1 else f"{start + 1 if length else start},{length}"


def _marked(mark: bytes, lines: list[bytes]) -> Iterator[bytes]:
    for line in lines:
        yield mark + line if line.endswith(b"\n") else mark + line + _NO_NEWLINE

"""Figures as they are shown."""

from __future__ import annotations


def number(value: float | None, places: int = 3) -> str:
    """Return a number as it is shown; a dash where there is none."""
    return "-" if value is None else f"{value:.{places}f}"


def interval(ends: tuple[float | None, float | None] | None, places: int = 3) -> str:
    """Return an interval as it is shown; empty where there is none."""
    if ends is None or ends[0] is None or ends[1] is None:
        return ""
    return f"{ends[0]:.{places}f}-{ends[1]:.{places}f}"

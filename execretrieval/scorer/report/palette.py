"""Colours of charts: each has a name that the page's style sheet gives a value by day and one by night."""

from __future__ import annotations

INK = "#1a1c20"
MUTED = "#5c616b"
GRID = "#e3e5e9"
AXIS = "#9aa0aa"
CHANCE = "#a3134f"
SERIES = ("#1f6fb4", "#c4560a", "#2a8554", "#8a4fbf", "#a8780b", "#c2408e", "#3c8a99", "#6b7280")

VARIABLES = {
    INK: "--ink",
    MUTED: "--muted",
    GRID: "--grid",
    AXIS: "--axis",
    CHANCE: "--chance",
    **{colour: f"--series-{number}" for number, colour in enumerate(SERIES, 1)},
}

# Fills of cells carry their own text colour, so they are the same by day and by night.
_LOW, _MIDDLE, _HIGH = (33, 102, 172), (242, 240, 236), (178, 88, 6)
BETTER, WORSE, UNDECIDED = "#2166ac", "#b25806", "#e6e4df"


def diverging(value: float) -> str:
    """Return a fill for a rate: blue at 0, pale at one half, brown at 1."""
    share = min(max(value, 0.0), 1.0) * 2 - 1
    end = _HIGH if share > 0 else _LOW
    mixed = (round(m + (e - m) * abs(share)) for m, e in zip(_MIDDLE, end, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def text_on(fill: str) -> str:
    """Return black or white, whichever stands out more on a fill (relative luminance of WCAG 2)."""
    parts = [int(fill[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#000000" if luminance > 0.179 else "#ffffff"

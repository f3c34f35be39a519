"""Shapes of charts as Vega-Lite specifications, sized for a phone: wider screens scale them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from execretrieval.scorer.report import palette

if TYPE_CHECKING:
    import altair as alt

Row = dict[str, Any]
Spec = dict[str, Any]

WIDTH = 225
STEP = 20
TOGETHER = 6
"""So many lines can be told apart by colour; more stand in panels of their own."""
SHORT = (
    "length(datum.label) > 21 ? slice(datum.label, 0, 8) + '\u2026' + slice(datum.label, -12) : datum.label"
)
"""Long names lose their middle: what tells models apart is mostly at the end."""
RATE = [0, 0.25, 0.5, 0.75, 1]


def dots(rows: Sequence[Row], chance: float | None) -> Spec:
    """Return dots with intervals, a diamond beside each, a dashed rule at chance."""
    import altair as alt

    systems = [row["system"] for row in rows]
    base = _chart(rows).encode(y=_names(systems), description="tip:N")
    x = alt.X("value:Q", title="share of queries", scale=alt.Scale(domain=[0, 1]), axis=_rates())
    layers: list[Any] = [
        base.mark_rule(color=palette.SERIES[0], strokeWidth=2, aria=False).encode(
            x=alt.X("low:Q", scale=alt.Scale(domain=[0, 1])), x2="high:Q"
        ),
        base.mark_point(filled=True, size=55, color=palette.SERIES[0], opacity=1).encode(x=x),
        base.mark_point(filled=False, shape="diamond", size=55, color=palette.SERIES[1], opacity=1).encode(
            x="first:Q"
        ),
    ]
    if chance is not None:
        layers.append(_chart([{"chance": chance}]).mark_rule(**_dashed()).encode(x="chance:Q"))
    return _spec(alt.layer(*layers).properties(width=WIDTH, height=alt.Step(STEP)))


def lines(rows: Sequence[Row], x: str, y: str, *, chance: Sequence[Row], systems: Sequence[str]) -> Spec:
    """Return a line with its band for each system: by colour where they are few, else in panels.

    A colour stands for one place in `systems`, so that charts of the same systems have the same colours.
    """
    import altair as alt

    colours = dict(zip(systems, palette.SERIES, strict=False))
    systems = [system for system in systems if any(row["system"] == system for row in rows)]
    together = len(systems) <= TOGETHER and set(systems) <= set(colours)
    size = (WIDTH + 60, 190) if together else (125, 80)
    colour = (
        alt.Color(
            "system:N",
            sort=systems,
            title=None,
            scale=alt.Scale(domain=systems, range=[colours[system] for system in systems]),
        )
        if together
        else alt.value(palette.SERIES[0])
    )
    ticks = sorted({row["x"] for row in rows})
    exact = all(isinstance(tick, int) for tick in ticks)
    axis = alt.Axis(values=ticks, format="d", grid=False) if exact else alt.Axis(tickCount=6, grid=False)
    horizontal = alt.X(
        "x:Q",
        title=x,
        axis=axis,
        scale=alt.Scale(
            domain=[ticks[0], max(ticks[-1], ticks[0] + 1 if len(ticks) == 1 else 0)], nice=False
        ),
    )
    vertical = alt.Y("value:Q", title=y, scale=alt.Scale(domain=[0, 1]), axis=_rates())
    # A layer of its own data cannot be faceted, so each row of a panel carries the chance level.
    levels = {row["x"]: row["value"] for row in chance}
    base = _chart([{**row, "chance": levels.get(row["x"])} for row in rows])
    layers: list[Any] = []
    if any(row["low"] is not None for row in rows):
        layers.append(
            base.mark_area(opacity=0.1, aria=False).encode(x=horizontal, y="low:Q", y2="high:Q", color=colour)
        )
    if chance:
        layers.append(base.mark_line(**_dashed()).encode(x=horizontal, y="chance:Q", detail="system:N"))
    layers.append(base.mark_line(strokeWidth=2, aria=False).encode(x=horizontal, y=vertical, color=colour))
    layers.append(
        base.mark_point(filled=True, size=40, opacity=1).encode(
            x=horizontal, y=vertical, color=colour, description="tip:N"
        )
    )
    layered = alt.layer(*layers).properties(width=size[0], height=size[1])
    if together:
        return _spec(layered)
    header = alt.Header(title=None, labelLimit=size[0], labelExpr=SHORT)
    return _spec(layered.facet(facet=alt.Facet("system:N", sort=list(systems), header=header), columns=2))


def heat(cells: Sequence[Row], systems: Sequence[str], columns: Sequence[str]) -> Spec:
    """Return rates as filled cells with their number."""
    filled = []
    for cell in cells:
        if cell["value"] is not None:
            fill = palette.diverging(cell["value"])
            label = f"{100 * cell['value']:.0f}"
            filled.append({**cell, "fill": fill, "ink": palette.text_on(fill), "label": label})
    return _grid(filled, systems, columns, max(26, min(52, 240 // max(len(columns), 1))))


def matrix(cells: Sequence[Row], systems: Sequence[str]) -> Spec:
    """Return differences as cells, filled by what the test allows to say."""
    fills = {"better": palette.BETTER, "worse": palette.WORSE, "undecided": palette.UNDECIDED}
    filled = []
    for cell in cells:
        fill = fills[cell["verdict"]]
        points = round(100 * (cell["delta"] or 0))
        label = "" if cell["delta"] is None else f"{points:+d}" if points else "0"
        filled.append({**cell, "fill": fill, "ink": palette.text_on(fill), "label": label})
    return _grid(filled, systems, systems, 30, SHORT)


def _grid(
    cells: Sequence[Row],
    systems: Sequence[str],
    columns: Sequence[str],
    width: int,
    expression: str = "datum.label",
) -> Spec:
    import altair as alt

    angle = -35 if max(map(len, columns)) * 6 > width else 0
    x = alt.X(
        "column:N",
        sort=list(columns),
        title=None,
        axis=alt.Axis(
            orient="top", labelAngle=angle, domain=False, ticks=False, labelLimit=140, labelExpr=expression
        ),
    )
    base = _chart(cells).encode(x=x, y=_names(systems))
    layers = (
        base.mark_rect(stroke=None, cornerRadius=2).encode(
            color=alt.Color("fill:N", scale=None), description="tip:N"
        ),
        base.mark_text(fontSize=10, aria=False).encode(text="label:N", color=alt.Color("ink:N", scale=None)),
    )
    return _spec(alt.layer(*layers).properties(width=alt.Step(width), height=alt.Step(STEP + 2)))


def stacked(rows: Sequence[Row], systems: Sequence[str], kinds: Sequence[str]) -> Spec:
    """Return a bar of shares for each system."""
    import altair as alt

    colours = [palette.SERIES[2], palette.SERIES[1], palette.SERIES[3], palette.AXIS]
    colour = alt.Color(
        "kind:N",
        sort=list(kinds),
        title=None,
        scale=alt.Scale(domain=list(kinds), range=colours),
        legend=alt.Legend(columns=2, symbolType="square"),
    )
    x = alt.X("value:Q", title="share of queries", scale=alt.Scale(domain=[0, 1]), axis=_rates())
    bars = (
        _chart(rows)
        .mark_bar()
        .encode(x=x, y=_names(systems), color=colour, order="place:Q", description="tip:N")
    )
    return _spec(bars.properties(width=WIDTH, height=alt.Step(STEP)))


def _chart(rows: Sequence[Row]) -> alt.Chart:
    import altair as alt

    return alt.Chart(alt.InlineData(values=list(rows)))


def _names(systems: Sequence[str]) -> alt.Y:
    import altair as alt

    axis = alt.Axis(domain=False, ticks=False, labelPadding=6, labelLimit=130, labelExpr=SHORT)
    return alt.Y("system:N", sort=list(systems), title=None, axis=axis)


def _rates() -> alt.Axis:
    import altair as alt

    return alt.Axis(values=RATE, format=".2~f")


def _dashed() -> dict[str, Any]:
    return {"aria": False, "color": palette.CHANCE, "strokeDash": [4, 3], "strokeWidth": 1.5}


def _spec(chart: Any) -> Spec:
    found: Spec = chart.to_dict()
    return found

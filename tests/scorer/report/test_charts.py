from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from execretrieval.scorer.report import collect
from execretrieval.scorer.report.charts import all_charts, exec_curves, significance
from execretrieval.scorer.report.drawing import draw, for_page
from execretrieval.scorer.report.palette import INK, VARIABLES, diverging, text_on


@pytest.fixture(scope="module")
def report(small):
    data, results = small
    return collect([results], dataset=data)


def test_every_chart_has_numbers_or_says_what_to_run(report):
    charts = {chart.name: chart for chart in all_charts(report)}
    assert set(charts) == {
        "exec-at-1",
        "exec-at-k",
        "density",
        "deception-by-operator",
        "deception-by-domain",
        "deception-by-edit-span",
        "deception-by-edits",
        "rank-1",
        "significance",
        "executions",
    }
    for chart in charts.values():
        assert (chart.spec is None) == (chart.name in ("deception-by-edits", "executions")), chart.name
        assert (chart.rows == ()) == (chart.spec is None)
        assert all(len(row) == len(chart.columns) for row in chart.rows)
    assert "--stack 2" in charts["deception-by-edits"].caption
    assert "--rerank execution" in charts["executions"].caption


def test_chance_inside_families_of_five(report):
    """One of five works: a fifth, three fifths, then surely."""
    rows = [row for row in exec_curves(report).rows if row[0] == "random order inside the family"]
    assert [row[1:3] for row in rows] == [("1", "0.200"), ("3", "0.600"), ("5", "1.000"), ("10", "1.000")]


def test_the_matrix_is_its_own_mirror(report):
    cells = {row[:2]: row for row in significance(report).rows}
    assert len(cells) == 6
    for (a, b), row in cells.items():
        mirrored = cells[b, a]
        assert float(row[2]) == -float(mirrored[2])
        assert row[4:] == mirrored[4:]
    # Twelve queries: the first digits of `solved` say who alone is right.
    hits = report.series.hits[:, :, 0]
    place = {name: n for n, name in enumerate(report.series.systems)}
    for (a, b), row in cells.items():
        assert int(row[3]) == sum(hits[:, place[a]] & ~hits[:, place[b]])


def test_costs_and_stacks_are_drawn_where_they_are(report):
    curve = [{"budget": n, "exec@1": n / 10, "runs_per_query": n * 0.9} for n in (1, 2, 3)]
    first = replace(report.systems[0], result={**report.systems[0].result, "facts": {"cost": curve}})
    stack = tuple(
        {
            "system": "alpha",
            "condition": name,
            "draws": 1,
            "metrics": {"deception": {"mean": mean, "ci95": [0, 1]}},
        }
        for name, mean in (("1 edit", 0.5), ("2 edits", 0.25))
    )
    changed = replace(report, systems=(first, *report.systems[1:]), ablations={"stack": stack})
    charts = {chart.name: chart for chart in all_charts(changed)}
    assert [row[1:] for row in charts["executions"].rows] == [
        ("1", "0.90", "0.100"),
        ("2", "1.80", "0.200"),
        ("3", "2.70", "0.300"),
    ]
    assert [row[1:3] for row in charts["deception-by-edits"].rows] == [
        ("1 edit", "0.500"),
        ("2 edits", "0.250"),
    ]
    assert "ablate density" in charts["density"].caption


def test_a_drawing_follows_the_style_of_the_page(report):
    chart = exec_curves(report)
    svg = draw(chart.spec)
    assert svg == draw(chart.spec)
    root = ElementTree.fromstring(for_page(svg, "name", "The <title>"))
    assert (root.get("role"), root.get("aria-label")) == ("img", "The <title>")
    assert root.get("width") is None
    colours = {each.get(key, "") for each in root.iter() for key in ("fill", "stroke")}
    assert f"var({VARIABLES[INK]})" in colours
    assert not colours & set(VARIABLES)
    tips = [each.get("data-tip") for each in root.iter() if each.get("data-tip")]
    assert len(tips) == len(report.systems) * len(report.ks)
    assert all(": exec@" in tip for tip in tips)


def test_fills_go_from_blue_to_brown_and_text_stands_out():
    assert [diverging(value) for value in (0, 0.5, 1, -3, 7)] == [
        "#2166ac",
        "#f2f0ec",
        "#b25806",
        "#2166ac",
        "#b25806",
    ]
    assert [text_on(fill) for fill in ("#000000", "#ffffff", "#2166ac", "#f2f0ec")] == [
        "#ffffff",
        "#000000",
        "#ffffff",
        "#000000",
    ]

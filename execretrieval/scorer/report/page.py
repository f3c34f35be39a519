"""The page: one file, which asks for nothing from anywhere."""

from __future__ import annotations

import base64
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any

from execretrieval import __version__
from execretrieval.retrievers.extras import require
from execretrieval.scorer.report.board import columns, made
from execretrieval.scorer.report.chart import Chart
from execretrieval.scorer.report.charts import all_charts
from execretrieval.scorer.report.collect import Report
from execretrieval.scorer.report.drawing import draw, for_page
from execretrieval.scorer.report.explorer import pack
from execretrieval.shown import one_line, visible


def render_page(report: Report, title: str) -> bytes:
    """Return the page; equal reports give equal bytes.

    A policy in it forbids every request and every script but its own, so that nothing which stands in a task
    or a name could do more than be read.
    """
    jinja2 = require("jinja2", "report", "the report")
    script, style = _file("report.js"), _file("report.css")
    environment = jinja2.Environment(
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    page: str = environment.from_string(_file("page.html.j2")).render(
        title=one_line(title),
        version=__version__,
        policy=_policy(script),
        script=script,
        style=style,
        report=report,
        facts=facts(report),
        columns=columns(report),
        systems=[(system, made(system)) for system in report.systems],
        charts=[_drawn(chart) for chart in all_charts(report)],
        tasks=pack(report),
    )
    return page.encode("utf-8", "replace")


def facts(report: Report) -> list[tuple[str, str]]:
    """Return what the report is of, as pairs of name and text."""
    result, manifest = report.systems[0].result, report.dataset.manifest if report.dataset else None
    rows: list[tuple[str, Any]] = [
        ("queries", result["n_queries"]),
        ("snippets", result["n_corpus"]),
        ("systems", len(report.systems)),
        ("sha256 of the dataset's content", report.identity.get("content_sha256")),
        ("sha256 of its manifest", report.identity.get("manifest_sha256")),
    ]
    if manifest is not None:
        rows += [
            ("dataset made by", f"execretrieval {manifest['tool_version']}, Python {manifest['python']}"),
            ("operator set", manifest["operator_set_version"]),
            ("seed of the build", manifest["seed"]),
            ("settings of the build", _pairs(manifest["settings"])),
            *((f"sha256 of {name}", digest) for name, digest in sorted(manifest.get("files", {}).items())),
        ]
    if report.provenance is not None:
        tiers = report.provenance.get("tiers", {})
        rows.append(("sandbox of the verdicts", _pairs(tiers) or "not recorded"))
    rows += [
        ("scored by", ", ".join(sorted({str(each.result.get("version", "?")) for each in report.systems}))),
        ("seed of equals", ", ".join(sorted({str(each.result.get("seed", "?")) for each in report.systems}))),
        ("bootstrap", f"{report.samples} resamples of the tasks, seed {report.seed}"),
        ("report made by", f"execretrieval {__version__}"),
    ]
    return [(name, visible(str(value))) for name, value in rows if value is not None]


def _pairs(values: Any) -> str:
    return ", ".join(f"{key} {value}" for key, value in sorted(values.items()) if value is not None)


def _drawn(chart: Chart) -> tuple[Chart, str]:
    return chart, "" if chart.spec is None else for_page(draw(chart.spec), chart.name, chart.title)


def _policy(script: str) -> str:
    digest = base64.b64encode(sha256(script.encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; "
        "base-uri 'none'; form-action 'none'"
    )


@cache
def _file(name: str) -> str:
    return (resources.files("execretrieval.scorer.report") / name).read_text(encoding="utf-8")

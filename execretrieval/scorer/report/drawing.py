"""Charts to SVG: for the page, with colours that follow its style sheet, and for papers."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from typing import Any

from execretrieval.retrievers.extras import require
from execretrieval.scorer.report.palette import AXIS, GRID, INK, MUTED, SERIES, VARIABLES

FONT = "Liberation Sans"
"""It comes with vl-convert, so a chart is laid out alike on every machine; Arial is as wide."""
PAGE_FONT = "Arial, 'Liberation Sans', Helvetica, sans-serif"

_SVG = "http://www.w3.org/2000/svg"
_REFERENCE = re.compile(r"url\(#([^)]+)\)")


def draw(spec: dict[str, Any]) -> str:
    """Return a Vega-Lite specification as SVG, in the theme of all our charts."""
    vl_convert = require("vl_convert", "report", "drawing charts")
    drawn: str = vl_convert.vegalite_to_svg({**spec, "config": CONFIG})
    return drawn


def to_pdf(svg: str) -> bytes:
    """Return a drawn chart as PDF."""
    import vl_convert

    drawn: bytes = vl_convert.svg_to_pdf(svg)
    return drawn


def for_page(svg: str, name: str, title: str) -> str:
    """Return a drawn chart as part of a page.

    It is one image with one name to assistive technology, for its numbers stand in a table beside it. What a
    mark says of itself is kept as `data-tip`. Colours become variables, and ids start with `name`, so that no
    two charts of a page share one.
    """
    root = ElementTree.fromstring(svg)  # noqa: S314 - it was drawn a moment ago, by us
    for element in root.iter():
        tip = element.get("aria-label") if element.get("role") == "graphics-symbol" else None
        described = element.get("aria-roledescription")
        for key in [key for key in element.attrib if key.startswith("aria-") or key == "role"]:
            del element.attrib[key]
        if tip and described not in ("axis", "legend", "title"):
            element.set("data-tip", tip)
        _restyle(element, name)
    width, height = (float(root.attrib.pop(key)) for key in ("width", "height"))
    root.set("viewBox", f"0 0 {width:g} {height:g}")
    root.set("style", f"--width:{width:g}")
    root.set("role", "img")
    root.set("aria-label", title)
    ElementTree.register_namespace("", _SVG)
    return ElementTree.tostring(root, encoding="unicode")


def _restyle(element: ElementTree.Element, name: str) -> None:
    for key in ("fill", "stroke"):
        colour = element.get(key, "")
        if colour in VARIABLES:
            element.set(key, f"var({VARIABLES[colour]})")
    if element.get("font-family"):
        element.set("font-family", PAGE_FONT)
    if element.get("id"):
        element.set("id", f"{name}-{element.get('id')}")
    for key, value in element.attrib.items():
        if "url(#" in value:
            element.set(key, _REFERENCE.sub(lambda found: f"url(#{name}-{found[1]})", value))


CONFIG: dict[str, Any] = {
    "background": None,
    "font": FONT,
    "padding": 2,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": MUTED,
        "gridColor": GRID,
        "domainColor": AXIS,
        "tickColor": AXIS,
        "labelFontSize": 11,
        "titleFontSize": 11,
        "titleFontWeight": "normal",
        "labelLimit": 150,
        "labelFlush": False,
    },
    "header": {"labelColor": INK, "titleColor": MUTED, "labelFontSize": 11, "labelLimit": 150},
    "legend": {
        "labelColor": INK,
        "titleColor": MUTED,
        "labelFontSize": 11,
        "titleFontSize": 11,
        "titleFontWeight": "normal",
        "labelLimit": 220,
        "orient": "bottom",
        "direction": "vertical",
        "symbolOpacity": 1,
    },
    "range": {"category": list(SERIES)},
    "text": {"color": INK, "fontSize": 11},
}

"""Results to one page that opens offline, and to figures for papers."""

from execretrieval.scorer.report.collect import Report, blaming, collect
from execretrieval.scorer.report.figures import write_figures
from execretrieval.scorer.report.page import render_page

__all__ = ["Report", "blaming", "collect", "render_page", "write_figures"]

"""Settings of the documentation site: `make docs` builds it, warnings are errors."""

from execretrieval import __version__

project = "execretrieval"
author = "The execretrieval developers"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
smartquotes = False  # they make one dash of the two of an option
html_theme = "furo"
html_title = "execretrieval"
html_show_copyright = False
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "imported-members": True}

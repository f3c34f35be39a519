"""Running the tests of a task file on its mutants."""

from __future__ import annotations

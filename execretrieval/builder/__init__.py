"""Tasks, mutants and verdicts to a dataset: five gates, selection, variants."""

from execretrieval.builder.assemble import assemble, write_built
from execretrieval.builder.build import Built, Settings, build_families, static_gates
from execretrieval.builder.candidates import single_candidates
from execretrieval.builder.execution import Execution
from execretrieval.builder.finding import GATES, Finding
from execretrieval.builder.gates.canonical import check_dependence
from execretrieval.builder.validate import validate

__all__ = [
    "GATES",
    "Built",
    "Execution",
    "Finding",
    "Settings",
    "assemble",
    "build_families",
    "check_dependence",
    "single_candidates",
    "static_gates",
    "validate",
    "write_built",
]

"""Tasks, mutants and verdicts to a dataset: five gates, selection, variants."""

from execretrieval.builder.assemble import assemble, write_built
from execretrieval.builder.build import Built, Settings, build_families, static_gates
from execretrieval.builder.candidates import single_candidates
from execretrieval.builder.execution import Execution
from execretrieval.builder.finding import GATES, Finding
from execretrieval.builder.gates.canonical import check_dependence
from execretrieval.builder.offered import Offer, read_offers
from execretrieval.builder.validate import validate

__all__ = [
    "GATES",
    "Built",
    "Execution",
    "Finding",
    "Offer",
    "Settings",
    "assemble",
    "build_families",
    "check_dependence",
    "read_offers",
    "single_candidates",
    "static_gates",
    "validate",
    "write_built",
]

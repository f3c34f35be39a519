"""How to read each chart, and what to run where its numbers are not there."""

from __future__ import annotations

_RANDOM = "Dashed: a system that always finds the family and orders it at random."

FIRST_PLACE = (
    "Dot and line: exec@1 with its 95 % interval. Diamond: how often the correct function stands first among "
    "its own family, wherever the family ranks. Dashed: random order inside the family."
)
EXEC_AT_K = f"How often one of the first k passes all tests; the band is the 95 % interval. {_RANDOM}"
DENSITY = (
    "exec@1 as the number of distractors beside each correct function grows; the band is the 95 % interval. "
    f"{_RANDOM}"
)
NO_DENSITY = (
    "No ablation of density among the files. Make one with: "
    "execretrieval ablate density DIR --system bm25 -o results/density.json"
)
DECEPTION = (
    "How often the distractor outranks the correct function, in percent, a tie counted half: 50 is a coin "
    "toss, less is better."
)
NO_EDITS = "The results do not tell edits apart."
NO_STACKS = (
    "All distractors of this dataset have one number of edits. To compare, build with --stack 2 and run: "
    "execretrieval ablate stack one-edit two-edits --system bm25 -o results/stack.json"
)
RANK1 = "Shares of the queries. Wrong code is either the function asked for with its bug, or of another task."
NO_RANK1 = "The results do not say what stands at rank 1."
SIGNIFICANCE = (
    "exec@1 of the row less that of the column, in points. Blue: the row is better, brown: worse, by exact "
    "McNemar tests with Holm's correction over all pairs at 0.05. Pale: not decided, which is no proof that "
    "they are equal."
)
ONE_SYSTEM = "It takes two systems to compare."
EXECUTIONS = (
    "exec@1 against the tests run per query, as the budget of runs grows: candidates are run in rank order "
    "until one passes."
)
NO_EXECUTIONS = (
    "No system reranks by execution. Make one with: "
    "execretrieval score DIR --system bm25 --rerank execution --depth 10 -o results"
)

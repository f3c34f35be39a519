"""Compile-checked mutants a second on HumanEval, from source in to mutant texts out, enumeration included.

`find_mutants` stands beside the generators of mutmut 3 and cosmic-ray, on the same functions in turn, so
that a change of the machine's load meets all; what is timed is the CPU time of this one process. The
operator sets differ, so each generator is charged for its own mutants. mutmut's own product is one file
with all mutants in it; in a second row its mutants are written out as the other two's are, one text each.
Goals: 4,000 a second and core, 10 times mutmut, 4 times cosmic-ray.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

DATA = Path(__file__).resolve().parents[1] / "../shared/data/HumanEval.jsonl.gz"

# Source in; out come the number of mutants and the texts that are still to be compiled.
Generator = Callable[[str], tuple[int, list[str]]]


def run() -> None:
    """Print the table."""
    if not DATA.exists():
        print(f"Skipped: {DATA.name} is not there")
        return
    with gzip.open(DATA, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    sources = [row["prompt"] + row["canonical_solution"] for row in rows]
    generators = dict(load_generators())
    counts = dict.fromkeys(generators, 0)
    seconds = dict.fromkeys(generators, 0.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in generators:
            timed(generators[name], sources[0])  # imports and caches
        for source in sources:
            for name, generate in generators.items():
                count, elapsed = timed(generate, source)
                counts[name] += count
                seconds[name] += elapsed
    rates = {name: counts[name] / seconds[name] for name in generators}
    print(f"{len(sources)} functions: mutants that compile, per second of CPU time")
    for name, rate in rates.items():
        ratio = rates["find_mutants"] / rate
        print(f"  {name:22} {counts[name]:6} mutants  {rate:6.0f}/s   ours is {ratio:5.1f} times as fast")


def timed(generate: Generator, source: str) -> tuple[int, float]:
    """Return how many mutants of a source compile, and the CPU time all of them took."""
    start = process_time()
    count, texts = generate(source)
    rejected = sum(not compiles(text) for text in texts)
    return count - rejected, process_time() - start


def compiles(text: str) -> bool:
    try:
        compile(text, "<mutant>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def load_generators() -> Iterator[tuple[str, Generator]]:
    """Yield the generators that are installed; name those that are not."""
    yield "find_mutants", ours()
    for name, load in (
        ("mutmut, one file", mutmut_file),
        ("mutmut, one text each", mutmut_texts),
        ("cosmic-ray", cosmic_ray),
    ):
        try:
            yield name, load()
        except ImportError as error:
            print(f"  {name:24} skipped: {error}")


def ours() -> Generator:
    from execretrieval.mutators import find_mutants

    def generate(source: str) -> tuple[int, list[str]]:
        mutants = find_mutants(source)
        texts = [source[: m.start] + m.replacement + source[m.end :] for m in mutants]
        return len(texts), []  # each was compiled by find_mutants

    return generate


def configure_mutmut() -> None:
    """Let mutmut read its configuration, once and for all, in a folder that has one."""
    from mutmut.configuration import config

    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        Path("setup.cfg").write_text("[mutmut]\nsource_paths=.\n", encoding="utf-8")
        config()


def mutmut_file() -> Generator:
    from mutmut.mutation.file_mutation import mutate_file_contents

    configure_mutmut()

    def generate(source: str) -> tuple[int, list[str]]:
        mutated = mutate_file_contents("source.py", source)
        return len(mutated.mutant_names), [mutated.code]

    return generate


def mutmut_texts() -> Generator:
    from mutmut.mutation.file_mutation import create_mutations

    configure_mutmut()

    def generate(source: str) -> tuple[int, list[str]]:
        module, mutations, *_ = create_mutations("source.py", source)
        texts = [module.deep_replace(m.original_node, m.mutated_node).code for m in mutations]
        return len(texts), texts

    return generate


def cosmic_ray() -> Generator:
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator, operator_names

    kinds = [get_operator(name) for name in operator_names()]
    operators = [kind() for kind in kinds if not kind.arguments()]

    def generate(source: str) -> tuple[int, list[str]]:
        tree = get_ast(source)
        texts = []
        for operator in operators:
            places = sum(len(list(operator.mutation_positions(node))) for node in ast_nodes(tree))
            for occurrence in range(places):
                text = mutate_code(source, operator, occurrence)
                assert text is not None
                texts.append(text)
        return len(texts), texts

    return generate

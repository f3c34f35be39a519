"""The options that name retrievers, shared by all commands that rank, and what they amount to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from execretrieval.cli.money import Dollars
from execretrieval.errors import UsageError

if TYPE_CHECKING:
    from execretrieval.datasets import CorpusRow, Dataset, QueryRow
    from execretrieval.registry.authoring.rerank import ModelReranker
    from execretrieval.retrievers import Retriever
    from execretrieval.retrievers.models import Options
    from execretrieval.retrievers.rerank import Verdicts

Function = TypeVar("Function", bound=Callable[..., Any])

FILE = click.Path(path_type=Path, dir_okay=False)
MODEL_OPTIONS = (
    click.option("--query-prefix", help="Put before each query, in place of the registry's prefix."),
    click.option("--document-prefix", help="Put before each document, in place of the registry's prefix."),
    click.option(
        "--dims", type=click.IntRange(min=1), help="Dimensions of vectors, where a model has a choice."
    ),
    click.option("--max-tokens", type=click.IntRange(min=1), help="Cut texts at this length (st: models)."),
    click.option("--embeddings", type=FILE, help="Cache of vectors. [default: in the user's cache folder]"),
)
OPTIONS = (
    click.option("--system", "systems", multiple=True, help="A retriever, such as bm25; repeat for more."),
    click.option("--systems", "systems_file", type=FILE, help="A TOML file of systems, combinations too."),
    click.option(
        "--rerank",
        "reranker",
        help="Reorder the head: execution, ce:MODEL, llm:MODEL, llm:pointwise:MODEL or py:MODULE:CALLABLE.",
    ),
    click.option("--authors", type=FILE, help="TOML file of roles: llm and llm:pointwise take its reranker."),
    click.option(
        "--depth",
        default=100,
        show_default=True,
        type=click.IntRange(min=1),
        help="Documents handed to --rerank.",
    ),
    click.option(
        "--max-cost", type=Dollars(), help="Ask an llm: reranker nothing if it may cost more, in USD."
    ),
    *MODEL_OPTIONS,
    click.option(
        "--index",
        default="exact",
        show_default=True,
        help="How vectors are searched: exact, or faiss:FACTORY, such as faiss:HNSW32 (extra faiss).",
    ),
    click.option(
        "--jobs", type=click.IntRange(min=1), help="Processes that run code. [default: one per core]"
    ),
)


def system_options(function: Function) -> Function:
    """Add the options; the command hands them on to `choose`."""
    for option in reversed(OPTIONS):
        function = option(function)
    return function


def model_options(function: Function) -> Function:
    """Add the options that change how a model is called; the command hands them on to `model_settings`."""
    for option in reversed(MODEL_OPTIONS):
        function = option(function)
    return function


def model_settings(*, embeddings: Path | None, **settings: Any) -> Options:
    """Return the options of models, with a cache of vectors."""
    from execretrieval.retrievers.models import Options
    from execretrieval.retrievers.vectorcache import default_cache_path

    return Options(cache=embeddings or default_cache_path(), **settings)


def read(name: str) -> Dataset:
    """Read the dataset `name`: a folder, ours, the paper's or BEIR's, or `core`."""
    from execretrieval.datasets import read_dataset, resolve_dataset
    from execretrieval.datasets.beir import is_beir, read_beir

    folder = resolve_dataset(name)
    return read_beir(folder) if is_beir(folder) else read_dataset(folder)


def choose(
    dataset: Dataset,
    *,
    systems: Sequence[str],
    systems_file: Path | None,
    reranker: str | None,
    authors: Path | None,
    depth: int,
    max_cost: Decimal | None,
    index: str,
    jobs: int | None,
    **model: Any,
) -> list[Retriever]:
    """Return the systems that the options name, each once; `UsageError` if there are none."""
    from execretrieval.retrievers import parse_system
    from execretrieval.retrievers.faiss_index import parse_index
    from execretrieval.retrievers.rerank import Reranked
    from execretrieval.retrievers.systems import rerank
    from execretrieval.retrievers.systems_file import read_systems

    options = model_settings(index=parse_index(index), **model)
    verdicts = run_pairs(dataset, jobs)
    found = [parse_system(name, options) for name in systems]
    if reranker is not None and reranker.partition(":")[0] == "llm":
        found = [Reranked(system, model_reranker(reranker, authors, max_cost), depth) for system in found]
    elif reranker is not None:
        found = [rerank(system, reranker, depth, verdicts) for system in found]
    if systems_file is not None:
        found += read_systems(systems_file, options, verdicts)
    if not found:
        raise UsageError("no system to rank with; give --system or --systems")
    return list({str(system): system for system in found}.values())


def model_reranker(text: str, authors: Path | None, max_cost: Decimal | None) -> ModelReranker:
    """Return the model that `llm:MODEL` or `llm:pointwise:MODEL` names; without MODEL that of `authors`."""
    from execretrieval.registry.authoring.asking import Asker
    from execretrieval.registry.authoring.rerank import ModelReranker
    from execretrieval.registry.authoring.roles import direct_role, load_authors

    mode, _, model = text.removeprefix("llm").removeprefix(":").partition(":")
    if mode not in {"listwise", "pointwise"}:
        mode, model = "listwise", text.removeprefix("llm").removeprefix(":")
    if model and authors:
        raise UsageError(f"{text} and --authors both name a model; leave one of them out")
    if not model and authors is None:
        raise UsageError(f"{text} names no model; write {text.rstrip(':')}:MODEL, or give --authors")
    if authors is not None:
        role = load_authors(authors).role("reranker", authors)
    else:
        role = direct_role("reranker", model)
    return ModelReranker(Asker(role, max_cost), "pointwise" if mode == "pointwise" else "listwise")


def print_plans(retrievers: Sequence[Retriever], dataset: Dataset, *, as_json: bool = False) -> None:
    """Say what paid systems would be sent, and what it costs."""
    import json
    from dataclasses import asdict

    from execretrieval.retrievers.plan import plan

    plans = [found for retriever in retrievers for found in plan(retriever, dataset)]
    for each in plans:
        if as_json:
            click.echo(json.dumps(asdict(each), ensure_ascii=False))
        else:
            price = (
                "price unknown" if each.price is None else f"about ${each.price:.4f} by the registry's price"
            )
            click.echo(f"{each.system}: {each.texts} texts, about {each.tokens} tokens, {price}")
    if not plans and not as_json:
        click.echo("No paid system; nothing would be sent.")


def run_pairs(dataset: Dataset, jobs: int | None) -> Verdicts:
    """Return what runs snippets against tests: recorded verdicts first, the sandbox for the rest."""

    def verdicts(pairs: Sequence[tuple[QueryRow, CorpusRow]]) -> list[bool]:
        known = [dataset.execution(snippet.code, query.test_suite) for query, snippet in pairs]
        open_pairs = [pair for pair, row in zip(pairs, known, strict=True) if row is None]
        fresh = iter(_run(open_pairs, jobs) if open_pairs else [])
        return [next(fresh) if row is None else row.passes_all_tests for row in known]

    return verdicts


def _run(pairs: Sequence[tuple[QueryRow, CorpusRow]], jobs: int | None) -> list[bool]:
    import os

    from execretrieval.runner import Job, VerdictCache, default_cache_path, run

    todo = [Job(snippet.code, query.test_suite) for query, snippet in pairs]
    with VerdictCache(default_cache_path()) as cache:
        return [verdict.passed for verdict in run(todo, workers=jobs or os.cpu_count() or 1, cache=cache)]

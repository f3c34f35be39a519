"""What a report is made of: results of one dataset, statistics over them, ablations, the dataset itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from execretrieval.datasets import Dataset, read_dataset
from execretrieval.datasets.read import core_path
from execretrieval.errors import InputError, UsageError
from execretrieval.schemas import check, read_json
from execretrieval.scorer.bootstrap import bootstrap
from execretrieval.scorer.judgements import judge
from execretrieval.scorer.leaderboard import is_result, read_any
from execretrieval.scorer.series import Series, line_up
from execretrieval.scorer.significance import confidence_intervals, pairwise_tests
from execretrieval.shown import one_line

Json = Mapping[str, Any]

UNREAD = frozenset({"worst", "best"})


@dataclass(frozen=True)
class System:
    """One row of the leaderboard: its name as it is shown, its totals, its interval of each metric."""

    name: str
    result: Json
    intervals: Json

    def value(self, *keys: str) -> float | None:
        """Return a number of the result, None where it does not hold it (the paper's own files)."""
        found: Any = self.result
        for key in keys:
            found = found.get(key) if isinstance(found, Mapping) else None
        return found if isinstance(found, int | float) else None

    def ends(self, metric: str) -> tuple[float | None, float | None]:
        """Return the interval of a metric, Nones where there is none."""
        row = self.intervals.get(metric, {})
        return row.get("ci95_low"), row.get("ci95_high")


@dataclass(frozen=True)
class Report:
    """Systems best first, what tells them apart, ablations by kind, and the dataset if it is at hand.

    `pairwise` has the names of systems as they are shown. `files` are those the results were read from.
    """

    systems: tuple[System, ...]
    series: Series
    pairwise: Mapping[tuple[str, str], Any]
    ablations: Mapping[str, tuple[Json, ...]]
    dataset: Dataset | None
    provenance: Json | None
    samples: int
    seed: int
    files: tuple[Path, ...] = ()

    @property
    def ks(self) -> tuple[int, ...]:
        """The cut-offs that all results share."""
        return self.series.ks

    @property
    def identity(self) -> Json:
        """The hashes of the dataset, as far as the results hold them."""
        return dict(self.systems[0].result.get("dataset") or {})


def collect(paths: Iterable[str | Path], *, dataset: str | Path | None = None) -> Report:
    """Read results and ablations, files or folders of them, and the dataset that they were scored on.

    Without `dataset` the one that comes along is taken where it is the one. Raises `InputError` for files
    that cannot be used and `UsageError` for results that do not belong together.
    """
    results: list[dict[str, Any]] = []
    files: list[Path] = []
    found: list[Json] = []
    for path in map(Path, paths):
        held = _read(path)
        if not held:
            raise InputError("no results in it; make some with `execretrieval score`", path=path)
        for file, content in held:
            if "ablation" in content:
                check(content, "ablation", path=file)
                found.append(content)
            else:
                results.append(_slim(content, file))
                files.append(file)
    if not results:
        raise UsageError(
            "no results among these files, only ablations; give what `execretrieval score` wrote"
        )
    with blaming(files):
        data = _dataset(results[0].get("dataset"), dataset)
        return replace(assemble(results, found, data, _provenance(data)), files=tuple(files))


@contextmanager
def blaming(files: Sequence[Path]) -> Iterator[None]:
    """Turn what results of another shape make fail into an `InputError` that says what is wrong with them.

    Whole files are checked only then, as that takes far longer than reading them.
    """
    try:
        yield
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        if not files:
            raise
        for file in files:
            read_json(file, "results")
        names = ", ".join(map(str, files))
        raise InputError(f"not a result as `execretrieval score` writes it: {names}") from error


def assemble(
    results: Sequence[Json],
    ablations: Sequence[Json],
    dataset: Dataset | None = None,
    provenance: Json | None = None,
) -> Report:
    """Return the report of results and ablations that were read, with statistics over them."""
    series = line_up(results)
    resampled = bootstrap(series)
    names = _shown([str(result["model"]) for result in results])
    intervals = confidence_intervals(series, resampled)
    systems = [System(names[str(each["model"])], each, intervals[str(each["model"])]) for each in results]
    systems.sort(key=lambda system: (-(system.value("metrics", "exec@1") or 0), str(system.result["model"])))
    return Report(
        tuple(systems),
        series,
        _renamed(pairwise_tests(series, resampled), names),
        _by_kind(ablations, results[0].get("dataset")),
        dataset,
        provenance,
        resampled.samples.shape[-1],
        resampled.seed,
    )


def _read(path: Path) -> list[tuple[Path, dict[str, Any]]]:
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    held = []
    for file in files:
        content = read_any(file)
        if is_result(content) or (isinstance(content, dict) and "ablation" in content):
            held.append((file, content))
        elif not path.is_dir():
            raise InputError("no results in it; make some with `execretrieval score`", path=file)
    return held


def _slim(result: dict[str, Any], path: Path) -> dict[str, Any]:
    """Drop what no part of a report reads: with many systems and queries it is most of the memory."""
    try:
        return {**result, "per_query": [_slim_row(row) for row in result["per_query"]]}
    except (KeyError, TypeError, AttributeError):
        # Checking a whole file takes far longer than reading it, so it is done only to say what is wrong.
        check(result, "results", path=path)
        raise


def _slim_row(row: Mapping[str, Any]) -> dict[str, Any]:
    top = [{key: hit[key] for key in ("rank", "corpus_id", "passes_all_tests")} for hit in row["top_results"]]
    return {**{key: value for key, value in row.items() if key not in UNREAD}, "top_results": top}


def _shown(models: Sequence[str]) -> dict[str, str]:
    """Return the name that each model is shown by; names that look alike get a number."""
    shown: dict[str, str] = {}
    for model in sorted(set(models)):
        name, number = one_line(model) or "(no name)", 2
        while name in shown.values():
            name, number = f"{one_line(model)} ({number})", number + 1
        shown[model] = name
    return shown


def _renamed(pairwise: Json, names: Mapping[str, str]) -> dict[tuple[str, str], Any]:
    ordered = sorted(names)
    pairs = [(a, b) for place, a in enumerate(ordered) for b in ordered[place + 1 :]]
    return {(names[a], names[b]): pairwise[f"{a} vs {b}"] for a, b in pairs}


def _by_kind(ablations: Sequence[Json], identity: Json | None) -> dict[str, tuple[Json, ...]]:
    """Return the conditions of all ablations of a kind; `UsageError` for one of another dataset."""
    kinds: dict[str, tuple[Json, ...]] = {}
    for each in ablations:
        hashes = [row["content_sha256"] for row in each["datasets"]]
        if identity is not None and identity["content_sha256"] not in hashes:
            raise UsageError(f"the ablation of {each['ablation']} is of another dataset than the results")
        rows = tuple({**row, "system": one_line(row["system"])} for row in each["conditions"])
        held = kinds.get(each["ablation"], ())
        twice = {row["system"] for row in rows} & {row["system"] for row in held}
        if twice:
            raise UsageError(f"two ablations of {each['ablation']} hold the system {min(twice)}")
        kinds[each["ablation"]] = held + rows
    return kinds


def _dataset(identity: Json | None, given: str | Path | None) -> Dataset | None:
    wanted = None if identity is None else identity["content_sha256"]
    data = read_dataset(core_path() if given is None else given)
    if wanted is not None and judge(data).identity["content_sha256"] == wanted:
        return data
    if given is None:
        return None
    if wanted is None:
        return data
    raise UsageError(f"the results were not scored on {given}; its content has another hash")


def _provenance(dataset: Dataset | None) -> Json | None:
    path = dataset.path / "provenance.json" if dataset and dataset.path else None
    if path is None or not path.is_file():
        return None
    found: Json = read_json(path, "provenance")
    return found

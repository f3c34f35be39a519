"""One stage of authoring: inputs to requests, answers to rows, and what both cost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any

from execretrieval.datasets.ids import canonical_json, sha256
from execretrieval.errors import InputError
from execretrieval.llm import Accepted, Price, Request, Run
from execretrieval.llm.log import replace
from execretrieval.llm.run import Check
from execretrieval.registry.authoring.prompts import Prompt
from execretrieval.registry.authoring.roles import ModelRole

Row = dict[str, Any]

EARLIER = "earlier.json"


@dataclass(slots=True)
class Gathered:
    """The rows of a stage in the order of its plan, and what did not become one, with the reason."""

    rows: list[Row] = field(default_factory=list)
    dropped: list[Row] = field(default_factory=list)

    def drop(self, reason: str, **what: Any) -> None:
        """Note something that is left out."""
        self.dropped.append({"reason": reason, **what})


@dataclass(frozen=True, slots=True)
class Stage:
    """What `draft` needs to know of a stage.

    `check` says what is wrong with a value beyond its schema; `gather` makes rows of (input, custom id,
    answer). `output` is the file of rows in the run's folder.
    """

    name: str
    role: str
    output: str
    check: Check
    gather: Callable[[Sequence[tuple[Row, str, Accepted]], Mapping[str, Any]], Gathered]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to ask: what is remembered of it, what its prompt shows, and the schema of its answer."""

    remembered: Row
    shown: Mapping[str, str]
    schema: Mapping[str, Any]


def plan_run(
    folder: Path,
    stage: Stage,
    role: ModelRole,
    prompt: Prompt,
    items: Iterable[Item],
    *,
    settings: Mapping[str, Any],
    earlier: Sequence[Row] = (),
) -> int:
    """Write the plan of a stage and return how many items were left out because they ask the same.

    `earlier` holds the costs of the stages the inputs come from. Planning the same again changes nothing;
    raises UsageError where the folder holds another plan.
    """
    requests: dict[str, Request] = {}
    remembered: list[Row] = []
    left_out = 0
    for item in items:
        request = request_of(role, prompt, item)
        if request.custom_id in requests:
            left_out += 1
            continue
        requests[request.custom_id] = request
        remembered.append({"custom_id": request.custom_id, **item.remembered})
    if not requests:
        raise InputError("there is nothing to ask for", path=folder)
    inputs = "".join(canonical_json(row) + "\n" for row in remembered)
    manifest = {
        "format": "execretrieval-run",
        "format_version": 1,
        "stage": stage.name,
        "role": role.name,
        "provider": role.provider,
        "api": role.api,
        "model": role.model,
        "family": role.family,
        "base_url": role.base_url,
        "api_key_env": role.api_key_env,
        "timeout_s": role.timeout_s,
        "prompt": {"id": prompt.id, "sha256": prompt.sha256},
        "settings": dict(settings),
        "inputs_sha256": sha256(inputs),
    }
    Run.create(folder, manifest, list(requests.values()), {"inputs.jsonl": inputs})
    # No part of the plan: what the earlier stages cost may be known better later.
    replace(folder / EARLIER, json.dumps({"stages": list(earlier)}, indent=2) + "\n")
    return left_out


def request_of(role: ModelRole, prompt: Prompt, item: Item) -> Request:
    """Return the request of a role for one item."""
    system, user = prompt.render(item.shown)
    return Request(
        role=role.name,
        provider=role.provider_kind,
        api=role.api,  # type: ignore[arg-type]  # held by load_authors
        model=role.model,
        prompt=prompt.version,
        system=system,
        user=user,
        schema=item.schema,
        max_output_tokens=role.max_output_tokens,
        sampling=role.sampling,
        base_url=role.base_url,
        output=role.output,
    )


def write_rows(run: Run, stage: Stage, price: Price | None) -> Gathered:
    """Write what the answers so far make: the rows, what was dropped, and usage.json.

    Rows are in the order of the plan, so they do not depend on when or how an answer came.
    """
    inputs = read_inputs(run)
    answered = [
        ({k: v for k, v in row.items() if k != "custom_id"}, row["custom_id"], run.accepted[row["custom_id"]])
        for row in inputs
        if row["custom_id"] in run.accepted
    ]
    gathered = stage.gather(answered, run.manifest)
    for row in inputs:
        name = row["custom_id"]
        if run.state(name) == "failed":
            last = run.failures[name][-1]
            gathered.drop(f"{last.kind}: {last.message}", custom_id=name)
    replace(run.folder / stage.output, _lines(gathered.rows))
    replace(run.folder / "dropped.jsonl", _lines(gathered.dropped))
    usage = {"stages": [*_costs(run.folder / EARLIER), cost_row(run, price)]}
    replace(run.folder / "usage.json", json.dumps(usage, ensure_ascii=False, indent=2) + "\n")
    return gathered


def read_inputs(run: Run) -> list[Row]:
    """Return the frozen inputs of a run; InputError where they were changed after the plan."""
    path = run.folder / "inputs.jsonl"
    text = path.read_text("utf-8") if path.is_file() else ""
    if sha256(text) != run.manifest["inputs_sha256"]:
        raise InputError("was changed after it was planned; plan another run", path=path)
    return [json.loads(line) for line in text.split("\n") if line]


def cost_row(run: Run, price: Price | None) -> Row:
    """Return tokens and list-price cost of a stage; a cost that is not known is null."""
    usage = run.usage()
    return {
        "stage": run.manifest["stage"],
        "model": run.manifest["model"],
        "requests_sha256": run.manifest["requests_sha256"],
        "answered": len(run.accepted),
        "requests": len(run.requests),
        "input_tokens": usage.input,
        "cached_input_tokens": usage.cached_input,
        "output_tokens": usage.output,
        "cost_usd": as_text(run.cost(price)),
        "price_as_of": None if price is None else price.as_of,
    }


def read_costs(file: str | Path) -> list[Row]:
    """Return the costs of the stages that made a file of rows: usage.json beside it; none without one."""
    return _costs(Path(file).parent / "usage.json")


def _costs(path: Path) -> list[Row]:
    if not path.is_file():
        return []
    try:
        return list(json.loads(path.read_bytes())["stages"])
    except (ValueError, KeyError, TypeError):
        raise InputError("is no record of tokens; remove it or collect the run again", path=path) from None


def as_text(cost: Decimal | None) -> str | None:
    """Return a cost as a plain decimal, exactly; None stays None."""
    return None if cost is None else f"{cost.normalize():f}"


def author(manifest: Mapping[str, Any], custom_id: str, accepted: Accepted) -> Row:
    """Return who made a row: what gate 1 looks at, and where the answer is found again."""
    return {
        "family": manifest["family"],
        "model": manifest["model"],
        "model_resolved": accepted.reply.model_resolved,
        "prompt": manifest["prompt"]["id"],
        "prompt_sha256": manifest["prompt"]["sha256"],
        "request": custom_id,
    }


def _lines(rows: Iterable[Row]) -> str:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

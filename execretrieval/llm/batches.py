"""Asking in batches: files first, so that any command can be killed and given again."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial

from execretrieval.errors import ProviderError
from execretrieval.llm.patience import Patience
from execretrieval.llm.provider import BatchStatus, Provider
from execretrieval.llm.run import Run
from execretrieval.llm.values import CallError, Failure

_SKEW = timedelta(minutes=10)

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


@dataclass(slots=True)
class Batch:
    """One batch as batches.jsonl tells of it: custom id sent -> custom id of the request."""

    label: str
    sent: dict[str, str]
    at: datetime
    batch_id: str | None = None
    ended: bool = False


@dataclass(slots=True)
class Collected:
    """What one `collect` found."""

    working: list[tuple[Batch, BatchStatus]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def read_batches(run: Run) -> list[Batch]:
    """Return the batches of a run in the order they were meant to be sent."""
    batches: dict[str, Batch] = {}
    for row in run.batches.rows():
        label = row["label"]
        match row["event"]:
            case "intent":
                batches[label] = Batch(label, row["sent"], datetime.fromisoformat(row["at"]))
            case "created":
                batches[label].batch_id = row["batch_id"]
            case "dropped":
                del batches[label]
            case "ended":
                batches[label].ended = True
    return list(batches.values())


def under_way(run: Run) -> set[str]:
    """Return the ids of the requests in batches that are not collected yet, or may have been made."""
    return {name for batch in read_batches(run) if not batch.ended for name in batch.sent.values()}


def submit(run: Run, provider: Provider, *, patience: Patience, now: Clock = utc_now) -> list[Batch]:
    """Send the open requests that are in no batch yet; return the batches made or found again.

    The intent is written before a batch is made and its id after. An intent without an id is looked for at
    the provider first, so a batch is not paid twice. Raises ProviderError where it cannot be told apart.
    """
    made = [_resolve(run, provider, patience, batch) for batch in read_batches(run) if batch.batch_id is None]
    sent = under_way(run)
    waiting = [name for name in run.open() if name not in sent]
    for shard in _shards(run, provider, waiting):
        batch = Batch(uuid.uuid4().hex, {sent: name for sent, name, _ in shard}, now())
        row = {"event": "intent", "label": batch.label, "at": batch.at.isoformat(), "sent": batch.sent}
        run.batches.append(row)
        made.append(_create(run, provider, batch, [line for _, _, line in shard], patience))
    return [batch for batch in made if batch is not None]


def status(run: Run, provider: Provider, *, patience: Patience) -> list[tuple[Batch, BatchStatus]]:
    """Ask how far the batches are that are not collected yet."""
    return [
        (batch, patience.call(partial(provider.poll, batch.batch_id)))
        for batch in read_batches(run)
        if batch.batch_id is not None and not batch.ended
    ]


def collect(run: Run, provider: Provider, *, patience: Patience) -> Collected:
    """Take what ended batches hold: all of it, in any order, each result once."""
    collected = Collected()
    for batch, how_far in status(run, provider, patience=patience):
        if not how_far.ended:
            collected.working.append((batch, how_far))
            continue
        if how_far.note:
            collected.notes.append(f"{batch.batch_id} {how_far.state}: {how_far.note}")
        collected.notes += _take(run, provider, batch, patience)
        run.batches.append({"event": "ended", "label": batch.label, "state": how_far.state})
    return collected


def _resolve(run: Run, provider: Provider, patience: Patience, batch: Batch) -> Batch | None:
    """Find the batch of an intent whose id was never written; None where there is none, to be sent anew."""
    known = {other.batch_id for other in read_batches(run)}
    found = patience.call(partial(provider.find_batches, batch.label, len(batch.sent), batch.at - _SKEW))
    candidates = [batch_id for batch_id in found if batch_id not in known]
    if len(candidates) > 1:
        raise ProviderError(
            f"a batch of {len(batch.sent)} requests was being made when a command ended, and "
            f"{', '.join(candidates)} may each be it; cancel all but one of them at the provider, or add "
            f'{{"event": "created", "label": "{batch.label}", "batch_id": "…"}} to {run.batches.path}'
        )
    if not candidates:
        run.batches.append({"event": "dropped", "label": batch.label})
        return None
    return _created(run, batch, candidates[0])


def _create(run: Run, provider: Provider, batch: Batch, lines: Sequence[str], patience: Patience) -> Batch:
    def create() -> str:
        try:
            return provider.create_batch(lines, batch.label)
        except CallError as error:
            if error.failure.kind in {"rate_limit", "overloaded"}:
                raise  # turned away, so nothing was made
            # It may have been made all the same: the next `submit` looks for it.
            raise ProviderError(
                f"the batch could not be made ({error.failure.message}); give the same command again"
            ) from None

    try:
        return _created(run, batch, patience.call(create))
    except CallError as error:
        raise ProviderError(f"the provider takes no batch now ({error.failure.message})") from None


def _created(run: Run, batch: Batch, batch_id: str) -> Batch:
    run.batches.append({"event": "created", "label": batch.label, "batch_id": batch_id})
    batch.batch_id = batch_id
    return batch


def _take(run: Run, provider: Provider, batch: Batch, patience: Patience) -> list[str]:
    """Record each result of an ended batch once, and a failure for each request without one."""
    assert batch.batch_id is not None
    batch_id = batch.batch_id
    # By the id of what was sent: after an unusable answer that is not the id of the request.
    requests = {sent: run.to_send(name) for sent, name in batch.sent.items()}
    strangers = repeated = 0
    seen: set[str] = set()
    for sent, outcome in patience.call(partial(provider.results, batch_id, requests)):
        if sent not in batch.sent:
            strangers += 1
        elif sent in seen:
            repeated += 1
        elif (batch_id, sent) not in run.recorded:
            run.record(batch.sent[sent], sent, outcome, via=batch_id)
        seen.add(sent)
    for sent in batch.sent:
        if sent not in seen and (batch_id, sent) not in run.recorded:
            run.record(batch.sent[sent], sent, Failure("missing", "not among the results"), via=batch_id)
    notes = [(repeated, "results came twice; the first one counts"), (strangers, "results are of no request")]
    return [f"{batch_id}: {n} {what}" for n, what in notes if n]


def _shards(run: Run, provider: Provider, names: Sequence[str]) -> Iterator[list[tuple[str, str, str]]]:
    """Cut requests into (sent id, id, line) lists that keep below the provider's limits."""
    shard: list[tuple[str, str, str]] = []
    size = 0
    for name in names:
        request = run.to_send(name)
        sent = request.custom_id
        line = provider.line(request, sent)
        length = len(line.encode("utf-8")) + 1
        if shard and (len(shard) >= provider.limits.requests or size + length > provider.limits.bytes):
            yield shard
            shard, size = [], 0
        shard.append((sent, name, line))
        size += length
    if shard:
        yield shard

"""A folder of requests and what became of them, which any later command can go on with.

manifest.json    what the requests were made of, and the hash of requests.jsonl; written last
requests.jsonl   every request, under its custom id
batches.jsonl    what was done with batches, in order: intent, created, ended
replies.jsonl    the answers that were accepted, one for a request
failures.jsonl   every other answer and every call without one, with its reason
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal

from execretrieval.errors import InputError, UsageError
from execretrieval.llm import log
from execretrieval.llm.prices import Bound, Price, bound
from execretrieval.llm.structured import LONGEST_REASON, parse_reply, rejected
from execretrieval.llm.values import ANSWERED, FINAL, SEMANTIC, Failure, Reply, Request, Usage, sha256

TRIES = 3
"""An answer that cannot be used is asked for twice more, with the reason."""

_REMINDER = (
    "\n\nYour last answer could not be used. {reason}\n"
    "Give a whole new answer to the same question that does not have this fault."
)
REMINDER_BYTES = len(_REMINDER) + 4 * (LONGEST_REASON + 40)

# Says what is wrong with a value that keeps to the schema, or None.
Check = Callable[[Any], str | None]
State = Literal["open", "answered", "failed"]
DIRECT = "direct"


def accept_all(_: Any) -> None:
    """Find nothing wrong."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An answer that was accepted, with the value that it holds."""

    reply: Reply
    value: Any


class Run:
    """The state of a run, read from its folder and kept there; safe to use from several threads."""

    def __init__(self, folder: Path, check: Check = accept_all) -> None:
        """Read a run; InputError where the folder holds none, or its requests were changed."""
        self.folder = folder
        self.check = check
        self.manifest = _manifest(folder)
        self.requests = _requests(folder, self.manifest)
        self.batches = log.Log(folder / "batches.jsonl")
        self._replies = log.Log(folder / "replies.jsonl")
        self._failures = log.Log(folder / "failures.jsonl")
        self.accepted: dict[str, Accepted] = {}
        self.failures: dict[str, list[Failure]] = defaultdict(list)
        self.recorded: set[tuple[str, str]] = set()
        self._spent: dict[bool, list[Usage | None]] = {True: [], False: []}
        for row in self._replies.rows():
            self._take_reply(row)
        for row in self._failures.rows():
            self._take_failure(row)

    @classmethod
    def create(
        cls,
        folder: Path,
        manifest: Mapping[str, Any],
        requests: Sequence[Request],
        files: Mapping[str, str] | None = None,
    ) -> None:
        """Make a run's folder, with `files` in it; does nothing where it is there already and equal.

        Raises UsageError where the folder holds something else.
        """
        rows = {request.custom_id: asdict(request) for request in requests}
        if len(rows) != len(requests):
            raise ValueError("two requests are the same")
        text = "".join(
            json.dumps({"custom_id": name, **row}, ensure_ascii=False) + "\n" for name, row in rows.items()
        )
        made = {**manifest, "requests": len(rows), "requests_sha256": sha256(text)}
        if (folder / "manifest.json").exists():
            if _manifest(folder) != made:
                raise UsageError(f"{folder}: holds another plan; choose another folder")
            return
        texts = {**(files or {}), "requests.jsonl": text}
        # A name that begins with a dot is what a kill left of a file being written.
        names = [path.name for path in folder.iterdir()] if folder.is_dir() else []
        if any(name not in texts and not name.startswith(".") for name in names):
            raise UsageError(f"{folder}: holds other files; choose another folder")
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in texts.items():
            log.replace(folder / name, content)
        log.replace(
            folder / "manifest.json", json.dumps(made, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
        )

    def state(self, name: str) -> State:
        """Return how a request stands."""
        if name in self.accepted:
            return "answered"
        failures = self.failures[name]
        tried = sum(failure.kind in SEMANTIC for failure in failures)
        over = tried >= TRIES or any(failure.kind in FINAL for failure in failures)
        return "failed" if over else "open"

    def open(self) -> list[str]:
        """Return the ids of the requests that are neither answered nor failed."""
        return [name for name in self.requests if self.state(name) == "open"]

    def to_send(self, name: str) -> Request:
        """Return a request as it is to be sent now: after an unusable answer, with the reason."""
        reasons = [failure.message for failure in self.failures[name] if failure.kind in SEMANTIC]
        request = self.requests[name]
        if not reasons:
            return request
        # The number keeps a third try apart from a second one with the same reason.
        reason = f"({len(reasons)}) {reasons[-1]}"
        return replace(request, user=request.user + _REMINDER.format(reason=reason))

    def record(self, name: str, sent_id: str, outcome: Reply | Failure, via: str = DIRECT) -> None:
        """Judge an answer to a request and keep it; `via` is the batch it came with."""
        if isinstance(outcome, Reply):
            value = parse_reply(outcome, self.requests[name].schema)
            if not isinstance(value, Failure) and (reason := self.check(value)):
                value = rejected(outcome, reason[:LONGEST_REASON])
            if not isinstance(value, Failure):
                row = {"custom_id": name, "sent_id": sent_id, "via": via, **asdict(outcome)}
                self._replies.append(row)
                self._take_reply(row)
                return
            outcome = value
        row = {"custom_id": name, "sent_id": sent_id, "via": via, **asdict(outcome)}
        self._failures.append(row)
        self._take_failure(row)

    def bound(self) -> Bound:
        """Return what the open requests take at most."""
        requests = [self.to_send(name) for name in self.open()]
        return bound(requests, tries=TRIES, reminder=REMINDER_BYTES)

    def usage(self) -> Usage:
        """Return the tokens of all answers so far, the unusable ones included."""
        return sum((usage for group in self._spent.values() for usage in group if usage), Usage())

    def cost(self, price: Price | None) -> Decimal | None:
        """Return what all answers cost in USD; None where a price or a count of tokens is not known."""
        if price is None or any(usage is None for group in self._spent.values() for usage in group):
            return None
        costs = (
            price.cost(usage, batch=batch)
            for batch, group in self._spent.items()
            for usage in group
            if usage is not None
        )
        return sum(costs, Decimal(0))

    def _take_reply(self, row: Mapping[str, Any]) -> None:
        reply = Reply(row["text"], _usage(row["usage"]), row["model_resolved"], row["request_id"])
        self.accepted[row["custom_id"]] = Accepted(reply, json.loads(reply.text))
        self._spent[row["via"] != DIRECT].append(reply.usage)
        self.recorded.add((row["via"], row["sent_id"]))

    def _take_failure(self, row: Mapping[str, Any]) -> None:
        failure = Failure(row["kind"], row["message"], _usage(row["usage"]), request_id=row["request_id"])
        self.failures[row["custom_id"]].append(failure)
        if failure.kind in ANSWERED:
            self._spent[row["via"] != DIRECT].append(failure.usage)
        self.recorded.add((row["via"], row["sent_id"]))


def _usage(row: Mapping[str, int] | None) -> Usage | None:
    return None if row is None else Usage(**row)


def _manifest(folder: Path) -> dict[str, Any]:
    path = folder / "manifest.json"
    try:
        manifest = json.loads(path.read_bytes())
    except FileNotFoundError:
        raise InputError("is no run; make one with `plan`", path=folder) from None
    except NotADirectoryError:
        raise InputError("is no folder", path=folder) from None
    except ValueError:
        raise InputError("is not JSON; the file was changed", path=path) from None
    if not isinstance(manifest, dict) or "requests_sha256" not in manifest:
        raise InputError("is no manifest of a run", path=path)
    return manifest


def _requests(folder: Path, manifest: Mapping[str, Any]) -> dict[str, Request]:
    path = folder / "requests.jsonl"
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise InputError("cannot be read", path=path) from None
    if sha256(text) != manifest["requests_sha256"]:
        raise InputError("was changed after it was planned; plan another run", path=path)
    rows = [json.loads(line) for line in text.split("\n") if line]
    return {row.pop("custom_id"): Request(**row) for row in rows}

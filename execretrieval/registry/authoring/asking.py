"""Questions outside a planned run, such as a reranker's: asked once, and kept in the user's cache folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any

from execretrieval.datasets.ids import sha256
from execretrieval.errors import ProviderError, UsageError
from execretrieval.llm import Patience, Prices, Run, locked, open_provider, run_direct
from execretrieval.registry.authoring.prompts import load_prompt
from execretrieval.registry.authoring.roles import ModelRole, RoleName, direct_role
from execretrieval.registry.authoring.stage import Item, request_of

Report = Callable[[int, int], None]


def silent(done: int, total: int) -> None:
    """Report nothing."""


def default_answers_path() -> Path:
    """Return the folder of answers in the user's cache folder (XDG Base Directory Specification)."""
    base = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    return Path(base) / "execretrieval" / "answers"


@dataclass(slots=True)
class Asker:
    """A model in a role, asked directly.

    `max_cost` is the most, in USD, that one `ask` may come to cost; without it there is no limit.
    """

    role: ModelRole
    max_cost: Decimal | None = None
    jobs: int = 4
    report: Report = silent
    folder: Path = field(default_factory=default_answers_path)

    @classmethod
    def of(cls, name: RoleName, reference: str, **settings: Any) -> Asker:
        """Return an asker for a model as it is named on the command line; UsageError for no model."""
        return cls(direct_role(name, reference), **settings)

    def ask(self, prompt_name: str, items: Sequence[Item]) -> list[Any | None]:
        """Return the value of each answer, None where the model gave none that can be used.

        What was answered before is not asked again. Raises ProviderError where the provider takes no more.
        """
        prompt = load_prompt(prompt_name, self.role.prompt)
        requests = [request_of(self.role, prompt, item) for item in items]
        distinct = {request.custom_id: request for request in requests}
        if not distinct:
            return []
        folder = self.folder / sha256("\n".join(distinct))[:32]
        Run.create(folder, {"stage": "questions", "role": self.role.name}, list(distinct.values()))
        with locked(folder):
            run = Run(folder)
            if run.open():
                self._require_affordable(run)
                with closing(open_provider(self.role.provider, self.role.transport)) as provider:
                    run_direct(run, provider, jobs=self.jobs, patience=Patience(), report=self.report)
        if left := len(run.open()):
            raise ProviderError(f"{left} questions were not answered; give the same command again later")
        accepted = [run.accepted.get(request.custom_id) for request in requests]
        return [None if each is None else each.value for each in accepted]

    def _require_affordable(self, run: Run) -> None:
        if self.max_cost is None:
            return
        price = Prices().of(self.role.provider_kind, self.role.model, self.role.base_url)
        if price is None:
            raise UsageError(f"what {self.role.model} costs is not known, so --max-cost cannot be held")
        most = run.bound().cost(price, batch=False)
        if most > self.max_cost:
            raise UsageError(
                f"{len(run.open())} questions may come to cost {most:.4f} USD, more than --max-cost "
                f"{self.max_cost}; nothing was sent"
            )

"""Prompts: versioned files of two sections, filled in with what their role may see and nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from string import Template

from execretrieval.datasets.ids import sha256
from execretrieval.errors import InputError
from execretrieval.schemas import read_bytes

# All that the prompt of a role may hold. What is not listed cannot reach the model.
VISIBLE: Mapping[str, frozenset[str]] = {
    "task_author": frozenset({"domain", "n", "part", "parts", "taken"}),
    "solution_author": frozenset({"function_name", "query", "domain"}),
    "distractor_author": frozenset({"canonical", "n"}),
    "reranker_listwise": frozenset({"query", "documents"}),
    "reranker_pointwise": frozenset({"query", "document"}),
}

_SECTIONS = re.compile(r"\A\s*# System\n(?P<system>.*?)\n# User\n(?P<user>.*)\Z", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Prompt:
    """A prompt file; `id` is its name without `.md`, as in `task_author.v1`."""

    id: str
    sha256: str
    system: str
    user: str

    @property
    def version(self) -> str:
        """The id and the start of the hash of the file: another text is another version."""
        return f"{self.id}@{self.sha256[:12]}"

    def render(self, values: Mapping[str, str]) -> tuple[str, str]:
        """Return (system, user) with each `${name}` replaced once; a value is never looked into."""
        return Template(self.system).substitute(values), Template(self.user).substitute(values)


def load_prompt(role: str, path: str | Path | None = None) -> Prompt:
    """Return a role's prompt, the shipped one unless a file is given.

    Raises InputError for a file without the sections `# System` and `# User`, and for one that asks for
    something its role may not see.
    """
    if path is None:
        file = resources.files("execretrieval.registry.authoring") / "prompts" / f"{role}.v1.md"
        return _prompt(role, f"{role}.v1", file.read_text("utf-8"), file.name)
    try:
        text = read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"the prompt cannot be read: {error}", path=path) from None
    return _prompt(role, Path(path).stem, text.replace("\r\n", "\n"), path)


def _prompt(role: str, name: str, text: str, path: str | Path) -> Prompt:
    sections = _SECTIONS.match(text)
    if sections is None:
        raise InputError("needs a section `# System` and after it one `# User`", path=path)
    system, user = sections["system"].strip(), sections["user"].strip()
    for part in (system, user):
        template = Template(part)
        if not template.is_valid():
            raise InputError("holds a `$` that is no variable; write `$$` for a dollar sign", path=path)
        if hidden := sorted(set(template.get_identifiers()) - VISIBLE[role]):
            allowed = ", ".join(sorted(VISIBLE[role]))
            raise InputError(f"asks for ${{{hidden[0]}}}; a {role} may see {allowed}", path=path)
    return Prompt(name, sha256(text), system, user)

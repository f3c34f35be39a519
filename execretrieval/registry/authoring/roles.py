"""Who writes what: roles from a TOML file, and the rule that no model sets its own exam."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, cast, get_args

from execretrieval.errors import InputError, UsageError
from execretrieval.llm import Transport, require_provider
from execretrieval.llm.values import Output
from execretrieval.schemas import read_toml

RoleName = Literal["task_author", "solution_author", "distractor_author", "reranker"]
ROLES: tuple[RoleName, ...] = ("task_author", "solution_author", "distractor_author", "reranker")

AUTHOR_AND_SOLVER: tuple[RoleName, RoleName] = ("task_author", "solution_author")

_BASE_URLS = {
    "openai": ("OPENAI_BASE_URL", "https://api.openai.com/v1"),
    "anthropic": ("ANTHROPIC_BASE_URL", "https://api.anthropic.com"),
}
_APIS = {"openai": ("responses", "chat"), "anthropic": ("messages",), "scripted": ("scripted",)}

_OUTPUTS = get_args(Output)


@dataclass(frozen=True, slots=True)
class ModelRole:
    """A model in a role. `family` says who trained it; another address does not change that."""

    name: str
    provider: str
    model: str
    family: str
    api: str
    prompt: str | None = None
    base_url: str | None = None
    api_key_env: str | None = None
    timeout_s: float = 600.0
    max_output_tokens: int = 16_000
    sampling: Mapping[str, Any] = field(default_factory=dict)
    output: Output = "schema"

    @property
    def provider_kind(self) -> str:
        """The provider without the file of `scripted:FILE`."""
        return self.provider.partition(":")[0]

    @property
    def transport(self) -> Transport:
        """How its requests travel."""
        return Transport(self.base_url, self.api_key_env, self.timeout_s)


@dataclass(frozen=True, slots=True)
class Authors:
    """The roles of one file; a role that is not there is not played by a model."""

    roles: Mapping[str, ModelRole]
    same_family: bool

    def role(self, name: RoleName, path: str | Path) -> ModelRole:
        """Return a role; InputError where the file gives it to no model."""
        if name not in self.roles:
            raise InputError(f"gives no model in [roles.{name}]", path=path)
        return self.roles[name]


def load_authors(path: str | Path, *, same_family: bool = False, provider: str | None = None) -> Authors:
    """Read the roles and hold them to the separation of author and solver.

    `provider` takes the place of every role's provider, for a trial. Raises InputError for a file or a key
    that cannot be, UsageError where two roles that must differ are of one family.
    """
    document = read_toml(path)
    if unknown := sorted(set(document) - {"roles", "separation"}):
        raise InputError("is not a known table", path=path, pointer=unknown[0])
    entries = _table(document, "roles", path)
    if unknown := sorted(set(entries) - set(ROLES)):
        raise InputError(
            f"is no role; there are {', '.join(ROLES)}", path=path, pointer=f"roles.{unknown[0]}"
        )
    roles = {
        name: _role(name, _table(entries, name, path), provider, path)
        for name in entries
        if entries[name].get("kind", "model") != "mutators"
    }
    separation = _table(document, "separation", path)
    if unknown := sorted(set(separation) - {"same_family", "distinct_families"}):
        raise InputError("is not a known key", path=path, pointer=f"separation.{unknown[0]}")
    same_family = same_family or separation.get("same_family") is True
    for one, other in [AUTHOR_AND_SOLVER, *_pairs(separation, path)]:
        if one in roles and other in roles and not same_family:
            require_distinct(roles[one], roles[other])
    return Authors(roles, same_family)


def direct_role(name: RoleName, reference: str) -> ModelRole:
    """Return a role for a model as the command line names it.

    That is `openai/MODEL`, `anthropic/MODEL` or `scripted:FILE`. Without a provider a name that begins with
    `claude` is Anthropic's, any other one OpenAI's or that of the server in $OPENAI_BASE_URL. Raises
    UsageError for an empty name.
    """
    if reference.startswith("scripted:"):
        provider = model = reference
    elif reference.startswith(("openai/", "anthropic/")):
        provider, _, model = reference.partition("/")
    else:
        provider, model = ("anthropic" if reference.startswith("claude") else "openai"), reference
    require_provider(provider)
    if not model:
        raise UsageError(f"{reference!r} names no model; write openai/MODEL or anthropic/MODEL")
    base_url = _base_url(provider, None, "the environment")
    api = "chat" if provider == "openai" and base_url else _APIS[provider.partition(":")[0]][0]
    return ModelRole(name, provider, model, provider.partition(":")[0], api, base_url=base_url)


def require_distinct(one: ModelRole, other: ModelRole) -> None:
    """Raise UsageError where two roles are of one family, or one model under two families' names."""
    if fold(one.family) == fold(other.family):
        raise UsageError(
            f"{one.name} and {other.name} are both of family {one.family!r}: no model may set its own exam; "
            "choose another model for one of them, or say --same-family (in the file: same_family = true "
            "under [separation]), which every row records"
        )
    if one.model == other.model:
        raise UsageError(f"{one.name} and {other.name} are the same model {one.model!r} in two families")


def fold(family: str) -> str:
    """Return a family's name for comparison: case and blanks around it do not count."""
    return family.strip().casefold()


def _role(name: str, entry: Mapping[str, Any], provider: str | None, path: str | Path) -> ModelRole:
    known = {each.name: each for each in fields(ModelRole)}
    for key in entry:
        if key not in known or key == "name":
            raise InputError("is not a known key", path=path, pointer=f"roles.{name}.{key}")
    for key in ("provider", "model", "family"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise InputError("is missing", path=path, pointer=f"roles.{name}.{key}")
    for key, kinds in (("max_output_tokens", int), ("timeout_s", (int, float)), ("sampling", dict)):
        if key in entry and not isinstance(entry[key], kinds):
            raise InputError("is of the wrong type", path=path, pointer=f"roles.{name}.{key}")
    values = {**entry, "provider": provider or entry["provider"]}
    require_provider(values["provider"])
    kind = values["provider"].partition(":")[0]
    values["base_url"] = _base_url(kind, entry.get("base_url"), path)
    if entry.get("prompt"):
        values["prompt"] = str(Path(path).parent / entry["prompt"])
    default = "chat" if kind == "openai" and values["base_url"] else _APIS[kind][0]
    api = default if provider else entry.get("api", default)
    if api not in _APIS[kind]:
        reason = f"must be one of {', '.join(_APIS[kind])} with {kind}"
        raise InputError(reason, path=path, pointer=f"roles.{name}.api")
    if values.get("output", "schema") not in _OUTPUTS:
        reason = f"must be one of {', '.join(_OUTPUTS)}"
        raise InputError(reason, path=path, pointer=f"roles.{name}.output")
    return ModelRole(name, **{**values, "api": api})


def _base_url(kind: str, given: str | None, path: str | Path) -> str | None:
    """Return the address of a server that is not the provider's own, from the file or the environment."""
    if kind not in _BASE_URLS:
        return None
    variable, own = _BASE_URLS[kind]
    url = (given or os.environ.get(variable, "")).rstrip("/")
    if "@" in url:
        raise InputError("an address must not hold a password", path=path, pointer="base_url")
    return None if url in {"", own} else url


def _pairs(separation: Mapping[str, Any], path: str | Path) -> list[tuple[RoleName, RoleName]]:
    """Return the pairs of roles, beside author and solver, that must be of different families."""
    pairs = separation.get("distinct_families", [])
    if not isinstance(pairs, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(name in ROLES for name in pair) for pair in pairs
    ):
        reason = f"must be a list of pairs of {', '.join(ROLES)}"
        raise InputError(reason, path=path, pointer="separation.distinct_families")
    return [(one, other) for one, other in pairs]


def _table(document: Mapping[str, Any], name: str, path: str | Path) -> Mapping[str, Any]:
    value = document.get(name, {})
    if not isinstance(value, dict):
        raise InputError("must be a table", path=path, pointer=name)
    return cast("Mapping[str, Any]", value)

"""From the name of a provider to the provider."""

from __future__ import annotations

from execretrieval.errors import UsageError
from execretrieval.llm.provider import Provider, Transport

PROVIDERS = ("openai", "anthropic", "scripted:FILE")


def require_provider(name: str) -> None:
    """Raise UsageError for a name that is no provider."""
    kind, colon, file = name.partition(":")
    if not (name in {"openai", "anthropic"} or (kind == "scripted" and colon and file)):
        raise UsageError(f"no provider {name!r}; there are {', '.join(PROVIDERS)}")


def open_provider(name: str, transport: Transport | None = None) -> Provider:
    """Return a provider, to be closed by the caller; best in `contextlib.closing`.

    Raises UsageError without a key, MissingExtraError without its package.
    """
    require_provider(name)
    if name.startswith("scripted:"):
        from execretrieval.llm.scripted import ScriptedProvider

        return ScriptedProvider(name.partition(":")[2])
    if name == "openai":
        from execretrieval.llm.openai_provider import OpenAIProvider

        return OpenAIProvider(transport or Transport())
    from execretrieval.llm.anthropic_provider import AnthropicProvider

    return AnthropicProvider(transport or Transport())

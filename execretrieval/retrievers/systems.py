"""From the name of a system to the system, and back by `str()`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval.errors import UsageError
from execretrieval.retrievers.base import Retriever
from execretrieval.retrievers.models import Options

if TYPE_CHECKING:
    from execretrieval.retrievers.embedding import Embedder
    from execretrieval.retrievers.rerank import Verdicts


@dataclass(frozen=True, slots=True)
class Scheme:
    """One kind of system: how it is written, and what makes it from the part after the first colon."""

    usage: str
    make: Callable[[str | None, Options], Retriever]


def parse_system(text: str, options: Options | None = None) -> Retriever:
    """Return the system that `text` names; `str()` of it reads back as the same system.

    `options` go over the registry of models, where the system is one. Raises `UsageError`, listing what
    exists, for a name that is none.
    """
    name, colon, argument = text.strip().partition(":")
    if name not in SCHEMES:
        raise UsageError(f"no system {text!r}; there are {usage()}")
    return SCHEMES[name].make(argument if colon else None, options or Options())


def rerank(first: Retriever, text: str, candidates: int, verdicts: Verdicts | None) -> Retriever:
    """Return `first` with its head reordered by the reranker that `text` names.

    `ce:MODEL` is a cross-encoder, `py:package.module:callable` a function of a list of (query, document)
    that returns their scores, and `execution` runs the candidates, by `verdicts`. Raises `UsageError` for
    another name.
    """
    from execretrieval.retrievers.rerank import Executed, Reranked

    name, _, argument = text.strip().partition(":")
    if name == "execution" and not argument and verdicts is not None:
        return Executed(first, verdicts, candidates)
    if name == "ce":
        from execretrieval.retrievers.crossencoder import CrossEncoderModel

        return Reranked(first, CrossEncoderModel(_needed(argument, "ce:MODEL")), candidates)
    if name == "py":
        from execretrieval.retrievers.callables import PairCallable

        return Reranked(first, PairCallable(_needed(argument, "py:package.module:callable")), candidates)
    raise UsageError(f"no reranker {text!r}; there are execution, ce:MODEL, py:package.module:callable")


def usage() -> str:
    """Return how every kind of system is written, in one line."""
    return ", ".join(scheme.usage for scheme in SCHEMES.values())


def _bm25(argument: str | None, _: Options) -> Retriever:
    from execretrieval.retrievers.bm25 import BM25
    from execretrieval.retrievers.tokenizers import TOKENIZERS

    if argument is None:
        return BM25()
    if argument not in TOKENIZERS:
        raise UsageError(f"bm25 has no tokeniser {argument!r}; there are {', '.join(TOKENIZERS)}")
    return BM25(argument)


def _run(argument: str | None, _: Options) -> Retriever:
    from execretrieval.retrievers.runfile import RunFile

    return RunFile(_needed(argument, "run:FILE"))


def _npz(argument: str | None, options: Options) -> Retriever:
    from execretrieval.retrievers.frozen import FrozenVectors

    return FrozenVectors(_needed(argument, "npz:FILE"), options.index)


def _py(argument: str | None, _: Options) -> Retriever:
    from execretrieval.retrievers.callables import PythonCallable

    return PythonCallable(_needed(argument, "py:package.module:callable"))


def _static(argument: str | None, options: Options) -> Retriever:
    from execretrieval.retrievers.static_model import StaticModel

    model = _needed(argument, "static:MODEL")
    return _embedding(f"static:{model}", StaticModel(model), options)


def _st(argument: str | None, options: Options) -> Retriever:
    from execretrieval.retrievers.sentence_model import SentenceModel

    model = _needed(argument, "st:MODEL")
    return _embedding(f"st:{model}", SentenceModel(model, options), options)


def _openai(argument: str | None, options: Options) -> Retriever:
    from execretrieval.retrievers.openai_model import OpenAIModel

    model, _, url = _needed(argument, "openai:MODEL or openai:MODEL@URL").partition("@")
    return _embedding(f"openai:{argument}", OpenAIModel(model, url or None, options), options)


def _hosted(provider: str) -> Callable[[str | None, Options], Retriever]:
    def make(argument: str | None, options: Options) -> Retriever:
        from execretrieval.retrievers.hosted import HostedModel

        model, _, url = _needed(argument, f"{provider}:MODEL").partition("@")
        return _embedding(
            f"{provider}:{argument}", HostedModel(provider, model, url or None, options), options
        )

    return make


def _embedding(name: str, embedder: Embedder, options: Options) -> Retriever:
    from execretrieval.retrievers.embedding import EmbeddingRetriever
    from execretrieval.retrievers.vectorcache import VectorCache

    cache = None if options.cache is None else VectorCache(options.cache)
    return EmbeddingRetriever(name, embedder, cache, options.index)


def _needed(argument: str | None, form: str) -> str:
    if not argument:
        raise UsageError(f"nothing after the colon; write {form}")
    return argument


SCHEMES: Mapping[str, Scheme] = {
    "bm25": Scheme("bm25, bm25:words", _bm25),
    "run": Scheme("run:FILE", _run),
    "npz": Scheme("npz:FILE", _npz),
    "py": Scheme("py:package.module:callable", _py),
    "static": Scheme("static:MODEL", _static),
    "st": Scheme("st:MODEL", _st),
    "openai": Scheme("openai:MODEL", _openai),
    "gemini": Scheme("gemini:MODEL", _hosted("gemini")),
    "mistral": Scheme("mistral:MODEL", _hosted("mistral")),
    "voyage": Scheme("voyage:MODEL", _hosted("voyage")),
    "cohere": Scheme("cohere:MODEL", _hosted("cohere")),
}

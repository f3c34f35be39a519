"""Every hosted provider against a server on the loopback, OpenAI's through its real client."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np
import pytest

from execretrieval.errors import ExecRetrievalError, InputError, MissingExtraError, UsageError
from execretrieval.retrievers import hosted, openai_model
from execretrieval.retrievers.hosted import HostedModel, estimate_tokens, token_batches
from execretrieval.retrievers.models import Options
from execretrieval.retrievers.openai_model import OpenAIModel

KEY = "sk-very-secret"
KEYS = {
    "voyage": "VOYAGE_API_KEY",
    "mistral": "MISTRAL_API_KEY",
    "cohere": "COHERE_API_KEY",
    "gemini": "GEMINI_API_KEY",
}


def vector(text: str, dims: int) -> list[float]:
    return [float(len(text)), *[0.5] * (dims - 1)]


class Server:
    """Answers as `mode` says; `requests` holds what came in."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], Any]] = []
        self.replies: list[Callable[[str, Any], tuple[int, dict[str, str], bytes]]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                outer.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                reply = outer.replies.pop(0) if outer.replies else good
                status, headers, data = reply(self.path, body)
                self.send_response(status)
                for name, value in {
                    "content-type": "application/json",
                    "content-length": str(len(data)),
                    **headers,
                }.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, args=(0.01,), daemon=True).start()


def answer(body: Any, dims: int = 2) -> Any:
    """The answer of each provider, told apart by its request; lists with an index come back reversed."""
    if "requests" in body:
        texts = [each["content"]["parts"][0]["text"] for each in body["requests"]]
        return {"embeddings": [{"values": vector(text, dims)} for text in texts]}
    if "texts" in body:
        return {"embeddings": {"float": [vector(text, dims) for text in body["texts"]]}}
    rows = [
        {"object": "embedding", "index": n, "embedding": vector(text, dims)}
        for n, text in enumerate(body["input"])
    ]
    return {
        "object": "list",
        "data": rows[::-1],
        "model": body["model"],
        "usage": {"prompt_tokens": 1, "total_tokens": 1},
    }


def good(_: str, body: Any) -> tuple[int, dict[str, str], bytes]:
    return 200, {}, json.dumps(answer(body)).encode()


def status(code: int, headers: dict[str, str] | None = None, text: str = "no"):
    return lambda *_: (code, headers or {}, json.dumps({"error": {"message": text}}).encode())


def changed(change: Callable[[Any], Any]):
    return lambda _, body: (200, {}, json.dumps(change(answer(body))).encode())


@pytest.fixture
def server(monkeypatch) -> Iterator[Server]:
    pytest.importorskip("httpx", reason="the extra `hosted` is not installed")
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    for name in (*KEYS.values(), "OPENAI_API_KEY"):
        monkeypatch.setenv(name, KEY)
    made = Server()
    yield made
    made.http.shutdown()
    made.http.server_close()


@pytest.fixture
def waits(monkeypatch) -> list[float]:
    held: list[float] = []
    monkeypatch.setattr(hosted.time, "sleep", held.append)
    return held


def model(provider: str, server: Server, name: str = "m", **options: Any) -> HostedModel | OpenAIModel:
    if provider == "openai":
        pytest.importorskip("openai", reason="the extra `hosted` is not installed")
        return OpenAIModel(name, server.url, Options(**options))
    return HostedModel(provider, name, server.url, Options(**options))


ALL = [*KEYS, "openai"]


@pytest.mark.parametrize("provider", ALL)
def test_vectors_come_back_in_the_order_sent(provider, server):
    found = model(provider, server).embed(["a", "four", "xx"], "query")
    assert found.vectors[:, 0].tolist() == [1, 4, 2]
    assert found.vectors.dtype == np.float32


@pytest.mark.parametrize(
    ("provider", "name", "role", "dims", "expected"),
    [
        ("voyage", "voyage-code-3", "query", None,
         {"model": "voyage-code-3", "truncation": False, "input": ["t"], "input_type": "query"}),
        ("voyage", "voyage-code-3", "document", 2,
         {"model": "voyage-code-3", "truncation": False, "input": ["t"], "input_type": "document",
          "output_dimension": 2}),
        ("mistral", "codestral-embed", "query", 2,
         {"model": "codestral-embed", "input": ["t"], "output_dimension": 2}),
        ("cohere", "embed-v4.0", "query", 2,
         {"model": "embed-v4.0", "embedding_types": ["float"], "truncate": "NONE", "texts": ["t"],
          "input_type": "search_query", "output_dimension": 2}),
        ("gemini", "gemini-embedding-001", "query", 2,
         {"requests": [{"model": "models/gemini-embedding-001", "content": {"parts": [{"text": "t"}]},
                        "taskType": "CODE_RETRIEVAL_QUERY", "outputDimensionality": 2}]}),
        ("gemini", "gemini-embedding-2", "document", 2,
         {"requests": [{"model": "models/gemini-embedding-2", "content": {"parts": [{"text": "t"}]},
                        "outputDimensionality": 2}]}),
    ],
)  # fmt: skip
def test_requests_have_the_providers_shape(provider, name, role, dims, expected, server):
    server.replies = [changed(lambda _: answer(expected, 2))]
    if dims is None:
        server.replies = [lambda _, body: (200, {}, json.dumps(answer(body, 1024)).encode())]
    model(provider, server, name, dims=dims).embed(["t"], role)
    _, headers, body = server.requests[0]
    assert body == expected
    assert headers["x-goog-api-key" if provider == "gemini" else "authorization"].endswith(KEY)


def test_a_text_that_looks_like_a_placeholder_stays_what_it_is(server):
    model("gemini", server).embed(["{model} {text}"], "query")
    assert server.requests[0][2]["requests"][0]["content"]["parts"] == [{"text": "{model} {text}"}]


def test_openai_asks_for_floats_and_dimensions(server):
    model("openai", server, dims=2).embed(["t"], "document")
    path, _, body = server.requests[0]
    assert path == "/embeddings"
    assert body == {"model": "m", "input": ["t"], "encoding_format": "float", "dimensions": 2}


@pytest.mark.parametrize("provider", KEYS)
def test_busy_servers_are_asked_again_after_the_time_they_name(provider, server, waits):
    server.replies = [
        status(429, {"retry-after": "7"}),
        status(503),
        status(500, {"retry-after": "Mon, 1 Jan"}),
        good,
    ]
    assert model(provider, server).embed(["a"], "query").vectors[0, 0] == 1
    assert waits == [7, 2, 4]


def test_openai_is_asked_again_too(server):
    server.replies = [status(429, {"retry-after-ms": "1"}), status(503, {"retry-after-ms": "1"}), good]
    assert model("openai", server).embed(["a"], "query").vectors[0, 0] == 1
    assert len(server.requests) == 3


def test_patience_ends(server, waits):
    server.replies = [status(500)] * 20
    with pytest.raises(InputError, match="voyage:m: HTTP 500"):
        model("voyage", server).embed(["a"], "query")
    assert len(server.requests) == hosted.ATTEMPTS
    server.replies = [status(429, {"retry-after": "600"})]
    with pytest.raises(InputError, match="HTTP 429"):
        model("voyage", server).embed(["a"], "query")
    assert len(waits) == hosted.ATTEMPTS - 1


@pytest.mark.parametrize("provider", ALL)
def test_refusals_are_final_and_keep_the_key_to_themselves(provider, server, waits, caplog):
    caplog.set_level("DEBUG")
    server.replies = [status(401, text=f"bad key {KEY}")]
    made = model(provider, server)
    with pytest.raises(InputError) as caught:
        made.embed(["a"], "query")
    assert "HTTP 401" in str(caught.value)
    assert "bad key ***" in str(caught.value)
    assert len(server.requests) == 1
    for text in (str(caught.value), json.dumps(made.recipe), repr(made)):
        assert KEY not in text


@pytest.mark.parametrize(
    ("provider", "reply", "reason"),
    [
        *[(name, changed(lambda found: drop(found)), "vectors for 2 texts|answered 1 of 2") for name in ALL],
        *[
            (name, lambda _, body: (200, {}, json.dumps(answer(body, 3)).encode()), "3 dimensions where 2")
            for name in ALL
        ],
        *[(name, changed(lambda _: {"odd": 1}), "the answer of the server has no") for name in KEYS],
        ("voyage", changed(lambda _: {"data": {}}), "has no list before"),
        ("voyage", changed(lambda found: {"data": [found["data"][0]] * 2}), "or one twice"),
    ],
)
def test_answers_that_do_not_fit_are_refused(provider, reply, reason, server):
    server.replies = [reply]
    with pytest.raises(InputError, match=reason):
        model(provider, server, dims=2).embed(["a", "b"], "query")


def drop(found: Any) -> Any:
    """Leave out the last text's vector."""
    if "data" in found:
        return found | {"data": found["data"][1:]}
    held = found["embeddings"]
    return {"embeddings": {"float": held["float"][:-1]} if isinstance(held, dict) else held[:-1]}


def test_an_answer_that_is_cut_off_is_asked_for_again(server, waits):
    server.replies = [lambda _, body: (200, {}, json.dumps(answer(body)).encode()[:20]), good]
    assert model("mistral", server).embed(["a"], "query").vectors[0, 0] == 1


def test_no_server_and_no_key(server, waits, monkeypatch):
    server.http.shutdown()
    server.http.server_close()
    with pytest.raises(InputError, match="cohere:m: ConnectError"):
        model("cohere", server).embed(["a"], "query")
    monkeypatch.delenv("COHERE_API_KEY")
    with pytest.raises(UsageError, match=r"needs a key in \$COHERE_API_KEY"):
        model("cohere", server).embed(["a"], "query")
    monkeypatch.delenv("OPENAI_API_KEY")
    with pytest.raises(UsageError, match=r"needs a key in \$OPENAI_API_KEY"):
        OpenAIModel("m").embed(["a"], "query")


@pytest.mark.parametrize("provider", ["voyage", "openai"])
def test_without_the_extra_the_error_names_it(provider, server, monkeypatch):
    made = OpenAIModel("m", server.url) if provider == "openai" else HostedModel(provider, "m", server.url)
    for name in ("httpx", "openai"):
        monkeypatch.setitem(__import__("sys").modules, name, None)
    with pytest.raises(MissingExtraError, match=r"execretrieval\[hosted\]"):
        made.embed(["a"], "query")


def test_batches_keep_both_limits_and_lose_nothing():
    texts = ["x" * n for n in (3, 30, 3, 3, 300, 3)]
    held = [list(batch) for batch in token_batches(texts, max_texts=3, max_tokens=12)]
    assert [text for batch in held for text in batch] == texts
    for batch in held:
        assert len(batch) <= 3
        assert len(batch) == 1 or sum(map(estimate_tokens, batch)) <= 12
    assert [len(batch) for batch in token_batches(["a"] * 5, 2, 99)] == [2, 2, 1]
    assert list(token_batches([], 2, 9)) == []


def test_limits_of_the_providers_are_used(server):
    for name, row in hosted.providers().items():
        sizes = [len(batch) for batch in model(name, server).batches(["a"] * (row.max_texts + 1))]
        assert sizes == [row.max_texts, 1]
    sizes = [len(batch) for batch in OpenAIModel("m", "u").batches(["a"] * (openai_model.MAX_TEXTS + 1))]
    assert sizes == [openai_model.MAX_TEXTS, 1]


def test_an_openai_server_with_the_small_model_gives_the_direct_numbers(server, from_texts):
    pytest.importorskip("wordllama", reason="the extra `static` is not installed")
    from execretrieval.retrievers import parse_system
    from execretrieval.retrievers.static_model import StaticModel

    small = StaticModel("l2_supercat")

    def embed(_: str, body: Any) -> tuple[int, dict[str, str], bytes]:
        vectors = small.embed(body["input"], "query").vectors.tolist()
        rows = [{"object": "embedding", "index": n, "embedding": each} for n, each in enumerate(vectors)]
        return (
            200,
            {},
            json.dumps(
                {
                    "object": "list",
                    "data": rows,
                    "model": "m",
                    "usage": {"prompt_tokens": 1, "total_tokens": 1},
                }
            ).encode(),
        )

    server.replies = [embed, embed]
    dataset = from_texts(
        ["def mean(x): ...", "def last(x): ...", "def sort(x): ..."], ["the mean", "sorting"]
    )
    served = parse_system(f"openai:m@{server.url}").retrieve(dataset, depth=3)
    direct = parse_system("static:l2_supercat").retrieve(dataset, depth=3)
    assert np.array_equal(served.documents, direct.documents)
    assert np.array_equal(served.scores, direct.scores)


def test_every_provider_has_a_name_on_the_command_line():
    from execretrieval.retrievers.systems import SCHEMES, parse_system

    for name in hosted.providers():
        assert str(parse_system(f"{name}:m@http://h/v1")) == f"{name}:m@http://h/v1"
    assert {"openai", *hosted.providers()} <= set(SCHEMES)
    with pytest.raises(ExecRetrievalError, match="write voyage:MODEL"):
        parse_system("voyage:")

"""Models of openai and anthropic behind one protocol: asked directly or in batches, priced, resumable.

A `Run` is a folder of requests; `run_direct`, or `submit` and `collect`, get them answered, and can be killed
and called again at any time.
"""

from execretrieval.llm.batches import collect, read_batches, status, submit, under_way
from execretrieval.llm.direct import run_direct
from execretrieval.llm.log import locked
from execretrieval.llm.opening import open_provider, require_provider
from execretrieval.llm.patience import Patience
from execretrieval.llm.prices import Bound, Price, Prices
from execretrieval.llm.provider import Provider, Transport
from execretrieval.llm.run import Accepted, Run
from execretrieval.llm.values import Failure, Reply, Request, Usage, canonical_json, sha256

__all__ = [
    "Accepted",
    "Bound",
    "Failure",
    "Patience",
    "Price",
    "Prices",
    "Provider",
    "Reply",
    "Request",
    "Run",
    "Transport",
    "Usage",
    "canonical_json",
    "collect",
    "locked",
    "open_provider",
    "read_batches",
    "require_provider",
    "run_direct",
    "sha256",
    "status",
    "submit",
    "under_way",
]

"""JSON Schemas (2020-12) of every file we read or write, and the one function that checks them.

A schema is named like its file without `.schema.json`. Those called `foreign_…` are for dataset folders that
another tool wrote, such as the paper's release; `humaneval`, `mbpp` and `mbpp_sanitized` are for the sets of
those names.
"""

from execretrieval.schemas.check import check, is_valid
from execretrieval.schemas.decode import decode
from execretrieval.schemas.files import read_bytes, read_json, read_jsonl, read_stream, read_toml, readable

__all__ = [
    "check",
    "decode",
    "is_valid",
    "read_bytes",
    "read_json",
    "read_jsonl",
    "read_stream",
    "read_toml",
    "readable",
]

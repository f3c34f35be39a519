"""Room to recurse, whatever depth the caller has reached."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from execretrieval.errors import SourceError

P = ParamSpec("P")
R = TypeVar("R")


def with_room(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Call a function; if the caller left it too little stack, call it again on a stack of its own.

    Python counts the depth of each thread by itself. Raises SourceError if that is not enough either.
    """
    try:
        return function(*args, **kwargs)
    except RecursionError:
        pass
    try:
        with ThreadPoolExecutor(max_workers=1) as pool:
            return pool.submit(function, *args, **kwargs).result()
    except RecursionError:
        raise SourceError("too deeply nested for Python itself") from None

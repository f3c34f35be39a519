"""Shift the wall clock that a candidate sees, by wrapping `time` and `datetime` in its own process.

No namespace of the kernel moves the wall clock, so this is Python's view of it only, installed before the
candidate is imported and only for a shift other than zero. Monotonic and CPU clocks stay.
"""

from __future__ import annotations

import datetime
import time
from datetime import date as real_date
from datetime import datetime as real_datetime

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing takes 6 ms to import
    from collections.abc import Callable
    from typing import Any

_SCALE_NS = 1_000_000_000


class _DateMeta(type):
    """Lets instances of the real type pass for instances of the shifted one."""

    _real: type

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, cls._real)

    def __subclasscheck__(cls, subclass: type) -> bool:
        return issubclass(subclass, cls._real)


def shift_clock(seconds: int) -> None:
    """Let `time` and `datetime` tell a wall clock that is `seconds` ahead."""
    real_time, real_time_ns = time.time, time.time_ns

    def shifted_time() -> float:
        return real_time() + seconds

    def shifted_time_ns() -> int:
        return real_time_ns() + seconds * _SCALE_NS

    def with_default(function: Callable[..., Any]) -> Callable[..., Any]:
        def shifted(moment: float | None = None) -> Any:
            return function(shifted_time() if moment is None else moment)

        return shifted

    real_strftime, real_asctime, real_localtime = time.strftime, time.asctime, time.localtime

    def shifted_strftime(format: str, *when: Any) -> str:  # noqa: A002 - the name that time.strftime documents
        return real_strftime(format, *(when or (real_localtime(shifted_time()),)))

    def shifted_asctime(*when: Any) -> str:
        return real_asctime(*(when or (real_localtime(shifted_time()),)))

    changed: dict[str, Any] = {
        "time": shifted_time,
        "time_ns": shifted_time_ns,
        "localtime": with_default(time.localtime),
        "gmtime": with_default(time.gmtime),
        "ctime": with_default(time.ctime),
        "strftime": shifted_strftime,
        "asctime": shifted_asctime,
    }
    for name, function in changed.items():
        setattr(time, name, function)
    _replace_types(shifted_time)


def _replace_types(now: Callable[[], float]) -> None:
    class Date(real_date, metaclass=_DateMeta):
        _real = real_date

        def __repr__(self) -> str:
            text = super().__repr__()
            return f"datetime.{text}" if type(self) is Date else text

        @classmethod
        def today(cls) -> Any:
            return cls.fromtimestamp(now())

    class Datetime(real_datetime, metaclass=_DateMeta):
        _real = real_datetime

        def __repr__(self) -> str:
            text = super().__repr__()
            return f"datetime.{text}" if type(self) is Datetime else text

        @classmethod
        def today(cls) -> Any:
            return cls.fromtimestamp(now())

        def date(self) -> Any:
            # Code may compare types: what it takes apart must be of the type it can name.
            return Date(self.year, self.month, self.day)

        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Any:
            return cls.fromtimestamp(now(), tz)

        @classmethod
        def utcnow(cls) -> Any:
            return cls.fromtimestamp(now(), datetime.UTC).replace(tzinfo=None)

    for shifted, name in ((Date, "date"), (Datetime, "datetime")):
        shifted.__module__, shifted.__name__, shifted.__qualname__ = "datetime", name, name
        setattr(datetime, name, shifted)

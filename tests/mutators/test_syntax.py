"""Python's odd shapes: exactly the bodies they give, or none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Bodies = Callable[..., list[str]]

# One line of a function -> all that the six make of it.
ALL = {
    "pass": [],
    "'''x == 1'''": [],
    "return 'a + 1', b'0', \"x\" 'y'": [],
    "x: Literal[1] = y": [],
    "x: int | None = y": [],
    "x: TypeAlias = List[a][0]": [],
    "y = cast(Literal[1, 2], z)": ["y = cast(z, Literal[1, 2])"],
    "__all__ = [1, a < b]": [],
    "__all__ += [1]": [],
    "assert a < 1, b or 2": [],
    "a, *b = x": [],
    "print(*a, **b)": [],
    "f(*a, b, c, k=d)": [],
    "return f'{a:02d}{a=}{a!r:>{b}}{a:{b + 1}}'": [],
    "return f'{a[0]}'": ["return f'{a[1]}'", "return f'{a[-1]}'"],
    "return f'{ {a} or b}'": ["return f'{ {a} and b}'", "return f'{ {a}}'"],
    "return f'{a if b else {c}}'": ["return f'{({c})}'", "return f'{a}'"],
    "return a is b": [],
    "return a if b else c": ["return c", "return a"],
    "return a if b else c if d else e": [
        "return c if d else e",
        "return a",
        "return a if b else e",
        "return a if b else c",
    ],
    "return -1 ** 2": [
        "return 1 ** 2",
        "return -2 ** 2",
        "return -0 ** 2",
        "return -2 ** 1",
        "return -1 * 2",
        "return -1 + 2",
        "return -1 ** 3",
        "return -1 ** 1",
    ],
    "return(-1)": ["return(0)", "return(-2)", "return(1)"],
    "return - 1": ["return 0", "return -2", "return 1"],
    "return -x[i]": ["return x[i]", "return -x[i + 1]", "return -x[i - 1]"],
    "return 1 .real": ["return 2 .real", "return 0 .real"],
    "return 0 .real": ["return 1 .real", "return (-1) .real"],
    "return a is not-1": ["return a is not(0)", "return a is not-2", "return a is not(1)"],
    "return -0x1f if x else y": [
        "return y",
        "return 0x1f if x else y",
        "return -0x1e if x else y",
        "return -0x20 if x else y",
        "return -0x1f",
    ],
    "return 0if x else y": ["return y", "return 1if x else y", "return -1if x else y", "return 0"],
    "return 0xfor x": ["return (0x10)or x", "return (0xe)or x", "return 0xf"],  # 0xfand x does not compile
    "return not(a)": ["return (a)"],
    "return 1 in(x)": ["return 2 in(x)", "return 0 in(x)", "return 1 not in(x)"],
    "return not a in b": ["return a in b"],
    "return not a is None": ["return a is None"],
    "return a < b < 3": [
        "return a > b < 3",
        "return a >= b < 3",
        "return a <= b < 3",
        "return a < b > 3",
        "return a < b >= 3",
        "return a < b <= 3",
    ],
    "return 1 < a == 2": [
        "return 1 > a == 2",
        "return 1 >= a == 2",
        "return 1 <= a == 2",
        "return 1 < a != 2",
        "return 1 < a == 3",
        "return 1 < a == 1",
    ],
    "return i + 1 < n": [
        "return i - 1 < n",
        "return i * 1 < n",
        "return i + 1 > n",
        "return i + 1 >= n",
        "return i + 1 <= n",
    ],
    "return x[1:2, ::3]": [
        "return x[2:2, ::3]",
        "return x[0:2, ::3]",
        "return x[1:3, ::3]",
        "return x[1:1, ::3]",
    ],
    "return x[i, j]": [],
    "return x[:n//2]": [
        "return x[:n//2 + 1]",
        "return x[:n//2 - 1]",
        "return x[:2//n]",
        "return x[:n/2]",
        "return x[:n%2]",
    ],
    "x[0] += 1": ["x[0] -= 1", "x[0] *= 1", "x[0] += 2"],
    "x[y[0]] = z": ["x[y[1]] = z", "x[y[-1]] = z"],
    "for x[0] in y: pass": [],
    "with a as x[0], b: pass": [],
    "del x[0], x[1:]": [],
    "x[0]: int = y": [],
    "[x[0], *y[0]] = z": [],
    "return (n := 10)": ["return (n := 11)", "return (n := 9)"],
    "return min(n := a, b)": ["return (n := a)", "return b"],
    "return min(1, b).real": [
        "return (1).real",
        "return b.real",
        "return min(2, b).real",
        "return min(0, b).real",
    ],
    "return min(lambda: a, b)()": ["return (lambda: a)()", "return b()"],
    "return min(a, b) ** c": [
        "return c ** min(a, b)",
        "return a ** c",
        "return b ** c",
        "return min(a, b) * c",
        "return min(a, b) + c",
    ],
    "return lambda x=0, *a: x or 1": [
        "return lambda x=1, *a: x or 1",
        "return lambda x=-1, *a: x or 1",
        "return lambda x=0, *a: x and 1",
        "return lambda x=0, *a: x",
        "return lambda x=0, *a: x or 2",
        "return lambda x=0, *a: x or 0",
    ],
    "return await_(a)[b or c]": [
        "return await_(a)[(b or c) + 1]",
        "return await_(a)[(b or c) - 1]",
        "return await_(a)[b and c]",
        "return await_(a)[b]",
    ],
    "yield x[(yield)]": ["yield x[(yield) + 1]", "yield x[(yield) - 1]"],
    "return x[yield_]": ["return x[yield_ + 1]", "return x[yield_ - 1]"],
    "return 2**-x": [
        "return (-x)**2",
        "return 3**-x",
        "return 1**-x",
        "return 2*-x",
        "return 2+-x",
        "return 2**x",
    ],
    "return a if not(b)else c": ["return c", "return a", "return a if (b)else c"],
    "return a@b": [],
    "return a - -1": [
        "return -1 - a",
        "return a + -1",
        "return a * -1",
        "return a - -2",
        "return a - 1",
    ],
}


@pytest.mark.parametrize("body", ALL)
def test_a_line_gives_exactly_these(body: str, bodies: Bodies) -> None:
    assert sorted(bodies(body)) == sorted(ALL[body])

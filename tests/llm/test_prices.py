"""Money: exact, dated, and never zero for want of knowledge."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from execretrieval.errors import InputError
from execretrieval.llm import Price, Prices, Request, Usage
from execretrieval.llm.prices import bound

PRICE = Price(
    input=Decimal("3"),
    output=Decimal("15"),
    cached_input=Decimal("0.3"),
    cache_write=Decimal("3.75"),
    batch_multiplier=Decimal("0.5"),
    as_of="2026-11-01",
    source="a test",
)
ENTRY = """
[[model]]
provider = "openai"
model = "mine"
input = "1"
output = "2"
cached_input = "0.1"
batch_multiplier = "1"
as_of = "2026-11-01"
source = "a test"
"""


@pytest.mark.parametrize(
    ("usage", "micro"),
    [
        (Usage(), "0"),
        (Usage(input=1000, output=200), "6000"),  # 1000 x 3 + 200 x 15
        (Usage(input=1000, output=200, reasoning=150), "6000"),  # reasoning is part of the output
        (Usage(input=1000, output=0, cached_input=400), "1920"),  # 600 x 3 + 400 x 0.3
        (Usage(input=1000, output=1, cached_input=400, cache_write=100), "2010"),  # 500x3 + 120 + 375 + 15
    ],
)
def test_cost_by_hand(usage: Usage, micro: str) -> None:
    assert PRICE.cost(usage, batch=False) == Decimal(micro) / 1_000_000
    assert PRICE.cost(usage, batch=True) == Decimal(micro) / 2_000_000


def test_costs_add_up_exactly() -> None:
    one = PRICE.cost(Usage(input=1, cached_input=1), batch=False)
    assert sum([one] * 10_000_000, Decimal(0)) == 3


def test_an_unknown_model_has_no_price() -> None:
    assert Prices().of("openai", "nobody-knows-this") is None


def test_known_prices_hold_at_the_providers_own_address_only() -> None:
    assert Prices().of("openai", "gpt-5.4") is not None
    assert Prices().of("openai", "gpt-5.4", "http://127.0.0.1:8000/v1") is None


def test_a_users_price_goes_first_and_holds_anywhere(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(ENTRY + ENTRY.replace("mine", "gpt-5.4"))
    prices = Prices(tmp_path / "p.toml")
    mine = prices.of("openai", "mine", "http://127.0.0.1:8000/v1")
    assert mine is not None
    assert mine.cache_write == mine.input == 1
    theirs = prices.of("openai", "gpt-5.4")
    assert theirs is not None
    assert theirs.output == 2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('input = "1"', "input = 1.0", "/model/1: input is not text; write prices as text"),
        ('input = "1"', 'input = "-1"', "/model/1: input is no price"),
        ('output = "2"', 'output = "two"', "/model/1: .*ConversionSyntax"),
        ('output = "2"', "", "/model/1: has no output"),
        ("[[model]]", "[[model", "not TOML"),
    ],
)
def test_a_broken_table_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "p.toml"
    path.write_text(ENTRY.replace(old, new))
    with pytest.raises(InputError, match=message) as error:
        Prices(path)
    assert str(error.value).startswith(str(path))


def test_every_known_price_is_dated_and_sourced() -> None:
    table = Prices()._shipped
    assert {provider for provider, _ in table} == {"openai", "anthropic"}
    for price in table.values():
        assert price.as_of.startswith("2026-")
        assert price.source.startswith("https://")
        assert 0 < price.cached_input < price.input < price.output
        assert price.batch_multiplier == Decimal("0.5")


def test_the_bound_by_hand() -> None:
    schema = {"type": "object"}  # 17 bytes as JSON
    request = Request("r", "openai", "chat", "m", "p", "a" * 100, "é" * 50, schema, 400)
    one = bound([request], tries=1, reminder=999)
    assert (one.calls, one.output_at_most) == (1, 400)
    assert one.input_at_most == 100 + 100 + 2 * 17 + 1000
    three = bound([request, request], tries=3, reminder=60)
    assert three.input_at_most == 2 * (3 * 1234 + 2 * 60)
    assert three.output_at_most == 2 * 3 * 400
    # The dearest kind of input counts: 1234 x 3.75 + 400 x 15.
    assert one.cost(PRICE, batch=False) == Decimal("10627.5") / 1_000_000
    assert one.cost(PRICE, batch=True) == Decimal("5313.75") / 1_000_000

"""Amounts of money on the command line."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

import click


class Dollars(click.ParamType[Decimal]):
    """An amount of money in USD."""

    name = "USD"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Decimal:
        """Return the amount, exactly."""
        try:
            amount = Decimal(str(value))
        except InvalidOperation:
            self.fail(f"{value!r} is not an amount such as 2.50", param, ctx)
        if not amount.is_finite() or amount < 0:
            self.fail(f"{value!r} is not an amount such as 2.50", param, ctx)
        return amount


def dollars(cost: Decimal | None) -> str:
    """Return an amount for people: rounded up to a hundredth of a cent, or that it is not known."""
    if cost is None:
        return "cost unknown"
    return f"{cost.quantize(Decimal('0.0001'), rounding='ROUND_UP')} USD"

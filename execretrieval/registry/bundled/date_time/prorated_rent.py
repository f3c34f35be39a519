"""Rent in cents owed for one month of a tenancy, move-in and move-out dates both being paid for: full rent for a whole month, otherwise the share of its days, rounded down, and 0 outside the tenancy."""

from calendar import monthrange
from datetime import date


def prorated_rent(rent, year, month, move_in, move_out):
    length = monthrange(year, month)[1]
    first = max(move_in, date(year, month, 1))
    last = min(move_out, date(year, month, length))
    if last < first:
        return 0
    return rent * ((last - first).days + 1) // length


assert prorated_rent(30000, 2024, 4, date(2024, 4, 1), date(2024, 4, 30)) == 30000
assert prorated_rent(30000, 2024, 4, date(2023, 1, 9), date(2026, 1, 1)) == 30000
assert prorated_rent(30000, 2024, 4, date(2024, 4, 2), date(2024, 12, 31)) == 29000
assert prorated_rent(30000, 2024, 4, date(2024, 1, 1), date(2024, 4, 1)) == 1000
assert prorated_rent(30000, 2024, 4, date(2024, 4, 30), date(2024, 6, 1)) == 1000
assert prorated_rent(100, 2024, 2, date(2024, 2, 10), date(2024, 2, 19)) == 34
assert prorated_rent(100, 2023, 2, date(2023, 2, 10), date(2023, 2, 19)) == 35
assert prorated_rent(30000, 2024, 4, date(2024, 5, 1), date(2024, 6, 1)) == 0
assert prorated_rent(30000, 2024, 4, date(2024, 5, 9), date(2024, 6, 1)) == 0
assert prorated_rent(30000, 2024, 4, date(2024, 1, 1), date(2024, 3, 31)) == 0
assert prorated_rent(30000, 2024, 4, date(2024, 1, 1), date(2024, 2, 28)) == 0
assert prorated_rent(30000, 2024, 4, date(2024, 4, 20), date(2024, 4, 10)) == 0

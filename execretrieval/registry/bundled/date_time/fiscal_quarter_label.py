"""Fiscal year and quarter, such as FY2025-Q1, of a calendar year and month when the fiscal year starts in a given month and is named after the calendar year it ends in. A month outside 1 to 12 gives None."""


def is_month(number):
    return 1 <= number <= 12


def fiscal_quarter_label(year, month, first_month):
    if not is_month(month) or not is_month(first_month):
        return None
    quarter = (month - first_month) % 12 // 3 + 1
    ends_next_year = first_month > 1 and month >= first_month
    return f"FY{year + 1 if ends_next_year else year}-Q{quarter}"


assert fiscal_quarter_label(2024, 10, 10) == "FY2025-Q1"
assert fiscal_quarter_label(2024, 9, 10) == "FY2024-Q4"
assert fiscal_quarter_label(2024, 12, 10) == "FY2025-Q1"
assert fiscal_quarter_label(2025, 1, 10) == "FY2025-Q2"
assert fiscal_quarter_label(2024, 3, 4) == "FY2024-Q4"
assert fiscal_quarter_label(2024, 7, 4) == "FY2025-Q2"
assert fiscal_quarter_label(2024, 1, 1) == "FY2024-Q1"
assert fiscal_quarter_label(2024, 12, 1) == "FY2024-Q4"
assert fiscal_quarter_label(2024, 2, 2) == "FY2025-Q1"
assert fiscal_quarter_label(2024, 12, 12) == "FY2025-Q1"
assert [fiscal_quarter_label(2024, month, 4) for month in (0, 13, -1)] == [None] * 3
assert [fiscal_quarter_label(2024, 4, first) for first in (0, 13)] == [None] * 2

def fiscal_quarter_label(year, month, first_month):
    if month not in range(1, 13) or first_month not in range(1, 13):
        return None
    # Walk back to the first month of the fiscal year.
    start_year, start_month, steps = year, month, 0
    while start_month != first_month:
        start_month, steps = start_month - 1, steps + 1
        if start_month == 0:
            start_year, start_month = start_year - 1, 12
    end_year = start_year if start_month == 1 else start_year + 1
    return "FY{}-Q{}".format(end_year, "111222333444"[steps])

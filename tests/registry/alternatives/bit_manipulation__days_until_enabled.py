def days_until_enabled(mask, today):
    return next((days for days in range(1, 8) if mask >> (today + days) % 7 & 1), None)

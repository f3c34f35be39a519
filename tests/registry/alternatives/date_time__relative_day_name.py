from datetime import date


def relative_day_name(day: date, today: date, week_limit):
    words = {today.toordinal(): "today"}
    for n in range(8 * 7 * max(week_limit, 1)):
        label = f"{n // 7} week{'s' * (n // 7 > 1)}"
        for sign, near, form, side in ((-1, "yesterday", "{} ago", "last"), (1, "tomorrow", "in {}", "next")):
            other = date.fromordinal(today.toordinal() + sign * n)
            if n == 1:
                words[other.toordinal()] = near
            elif n > 1 and n // 7 < week_limit:
                named = f"{side} {other:%A}" if n < 7 else form.format(label)
                words[other.toordinal()] = named
    return words.get(day.toordinal(), f"{day:%Y-%m-%d}")

from datetime import date


def longest_habit_streak(done, forgiven):
    marked = {day.toordinal() for day in done}
    best = None
    for start in sorted(marked, reverse=True):
        last, reached = start, 1
        while following := [n for n in range(last + 1, last + forgiven + 2) if n in marked]:
            last, reached = following[0], reached + 1
        if best is None or reached >= best[1]:
            best = (date.fromordinal(start).isoformat(), reached)
    return best

"""Minutes a support ticket has been worked on by a given moment, from ascending events of minute and status: only open and reopened run the clock, reopened starts it afresh, and events after the moment do not count."""

RUNNING = {"open", "reopened"}


def ticket_clock_minutes(events, now):
    spent = 0
    running_since = None
    for minute, status in events:
        if minute > now:
            break
        if running_since is not None:
            spent += minute - running_since
        if status == "reopened":
            spent = 0
        running_since = minute if status in RUNNING else None
    if running_since is None:
        return spent
    return spent + now - running_since


assert ticket_clock_minutes([(10, "open"), (25, "waiting")], 60) == 15
assert ticket_clock_minutes([(10, "open"), (25, "waiting"), (40, "open")], 60) == 35
assert ticket_clock_minutes([(10, "open"), (25, "waiting"), (40, "open")], 30) == 15
assert ticket_clock_minutes([(10, "open"), (25, "waiting")], 20) == 10
assert ticket_clock_minutes([(10, "open"), (30, "closed"), (50, "reopened")], 58) == 8
assert ticket_clock_minutes([(10, "open"), (30, "closed"), (50, "reopened")], 50) == 0
assert ticket_clock_minutes([(10, "open"), (30, "closed"), (50, "reopened")], 49) == 20
assert ticket_clock_minutes([(5, "open"), (9, "open"), (12, "closed")], 99) == 7
assert ticket_clock_minutes([(5, "open"), (9, "reopened"), (12, "waiting")], 99) == 3
assert ticket_clock_minutes([(8, "open")], 3) == 0
assert ticket_clock_minutes([(4, "waiting")], 9) == 0
assert ticket_clock_minutes([], 9) == 0

"""Earliest start of a meeting of a given length within opening hours when nobody is busy; each person has an unordered list of busy start and end times, which may overlap. Nothing that fits gives None."""


def earliest_common_slot(calendars, length, opens, closes):
    free_from = opens
    busy = sorted(span for calendar in calendars for span in calendar)
    for start, end in busy:
        if start - free_from >= length:
            break
        free_from = max(free_from, end)
    if closes - free_from < length:
        return None
    return free_from


assert earliest_common_slot([[(9, 10)], [(10, 12)]], 2, 9, 17) == 12
assert earliest_common_slot([[(9, 10)], [(12, 13)]], 2, 9, 17) == 10
assert earliest_common_slot([[(9, 10)], [(11, 13)]], 2, 9, 17) == 13
assert earliest_common_slot([[(14, 15), (9, 12)], [(10, 11)]], 2, 9, 17) == 12
assert earliest_common_slot([[(11, 13)]], 2, 9, 17) == 9
assert earliest_common_slot([[(10, 13)]], 2, 9, 17) == 13
assert earliest_common_slot([[(6, 8)], [(18, 19)]], 2, 9, 11) == 9
assert earliest_common_slot([[(9, 15)]], 2, 9, 17) == 15
assert earliest_common_slot([[(9, 16)]], 2, 9, 17) is None
assert earliest_common_slot([[(20, 22)]], 5, 9, 13) is None
assert earliest_common_slot([], 4, 9, 13) == 9
assert earliest_common_slot([[], []], 5, 9, 13) is None

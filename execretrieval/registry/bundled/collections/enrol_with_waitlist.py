"""Process course sign-ups and withdrawals, a plus or minus before the name: when full, people wait, and a place that becomes free goes to the longest waiting. Repeated sign-ups and unknown withdrawals change nothing; return participants and waiting list."""


def fill_places(enrolled, waiting, places):
    moved = max(0, places - len(enrolled))
    return enrolled + waiting[:moved], waiting[moved:]


def enrol_with_waitlist(places, events):
    enrolled, waiting = [], []
    for event in events:
        sign, name = event[0], event[1:]
        known = name in enrolled or name in waiting
        if (sign == "+") == known:
            continue
        if sign == "+":
            waiting = [*waiting, name]
        else:
            enrolled = [other for other in enrolled if other != name]
            waiting = [other for other in waiting if other != name]
        enrolled, waiting = fill_places(enrolled, waiting, places)
    return enrolled, waiting


assert enrol_with_waitlist(2, ["+a", "+b"]) == (["a", "b"], [])
assert enrol_with_waitlist(2, ["+a", "+b", "+c"]) == (["a", "b"], ["c"])
assert enrol_with_waitlist(2, ["+a", "+b", "+c", "+d", "-a"]) == (["b", "c"], ["d"])
assert enrol_with_waitlist(2, ["+a", "+b", "+c", "+d", "-c", "-b"]) == (["a", "d"], [])
assert enrol_with_waitlist(2, ["+a", "+b", "+c", "-c", "+c"]) == (["a", "b"], ["c"])
assert enrol_with_waitlist(2, ["+a", "+a", "+b"]) == (["a", "b"], [])
assert enrol_with_waitlist(1, ["+a", "+b", "+b", "+c"]) == (["a"], ["b", "c"])
assert enrol_with_waitlist(1, ["-a", "+a", "-b"]) == (["a"], [])
assert enrol_with_waitlist(1, ["+a", "+b", "-a", "+a"]) == (["b"], ["a"])
assert enrol_with_waitlist(0, ["+a", "+b"]) == ([], ["a", "b"])
assert enrol_with_waitlist(-1, ["+a", "+b", "+c"]) == ([], ["a", "b", "c"])
assert enrol_with_waitlist(3, []) == ([], [])

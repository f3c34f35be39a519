def enrol_with_waitlist(places, events):
    # Names in order of sign-up; whoever once got a place keeps it, so the front holds it.
    line = []
    for event in events:
        name = event.lstrip("+-")
        if event.startswith("+") and name not in line:
            line.append(name)
        elif event.startswith("-") and name in line:
            line.remove(name)
    count = max(places, 0)
    return line[:count], line[count:]

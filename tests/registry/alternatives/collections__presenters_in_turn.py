def presenters_in_turn(people, absences, pause):
    # The one who has waited longest since presenting goes; list order stands for the past.
    never = -len(absences) - max(pause, 0) - len(people)
    last = {name: never + i for i, name in enumerate(people)}
    presenters = []
    for meeting, absent in enumerate(absences):
        able = {last[name]: name for name in people if name not in absent and last[name] + pause < meeting}
        presenters.append(able[min(able)] if able else None)
        if able:
            last[presenters[-1]] = meeting
    return presenters

def two_phase_outcome(votes, members, deadline):
    if not members:
        return "commit", 0
    first = {}
    for time, member, vote in votes:
        if time <= deadline and member in members:
            first.setdefault(member, (time, vote))
    refusals = [time for time, vote in first.values() if vote != "yes"]
    # A refusal that came after everyone's yes cannot be, since first votes are looked at only.
    if refusals:
        return "abort", min(refusals)
    if len(first) == len(set(members)):
        return "commit", max(time for time, _ in first.values())
    return "abort", deadline

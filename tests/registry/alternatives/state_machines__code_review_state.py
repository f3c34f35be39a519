def code_review_state(events, author, needed):
    pushed = max((place for place, (_, action) in enumerate(events) if action == "push"), default=-1)
    last = {}
    for place, (user, action) in enumerate(events):
        if user != author and action in {"approve", "reject"}:
            last[user] = (place, action)
    # A rejection withdrawn by an approval that a push then dropped is gone too.
    valid = [action for place, action in last.values() if action == "reject" or place > pushed]
    approvals = valid.count("approve")
    if "reject" in valid:
        return "blocked", approvals
    return ("pending", approvals) if approvals < needed else ("approved", approvals)

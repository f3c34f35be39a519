"""Code review after events of user and action: the last approve or reject of each reviewer but the author counts, a push drops approvals. Any rejection is blocked, enough approvals approved, else pending; return that and the approvals."""


def code_review_state(events, author, needed):
    opinions = {}
    for user, action in events:
        if action == "push":
            opinions = {name: opinion for name, opinion in opinions.items() if opinion == "reject"}
        elif user != author and action in ("approve", "reject"):
            opinions[user] = action
    approvals = sum(opinion == "approve" for opinion in opinions.values())
    if len(opinions) - approvals > 0:
        return "blocked", approvals
    return "approved" if approvals >= needed else "pending", approvals


assert code_review_state([("bo", "approve"), ("cy", "approve")], "al", 2) == ("approved", 2)
assert code_review_state([("bo", "approve"), ("cy", "approve")], "al", 3) == ("pending", 2)
assert code_review_state([("bo", "approve"), ("cy", "approve")], "al", 1) == ("approved", 2)
assert code_review_state([("bo", "approve"), ("cy", "reject")], "al", 1) == ("blocked", 1)
assert code_review_state([("bo", "reject"), ("bo", "approve")], "al", 1) == ("approved", 1)
assert code_review_state([("bo", "approve"), ("bo", "approve")], "al", 2) == ("pending", 1)
assert code_review_state([("bo", "approve"), ("al", "push")], "al", 1) == ("pending", 0)
assert code_review_state([("bo", "reject"), ("cy", "approve"), ("al", "push")], "al", 1) == ("blocked", 0)
assert code_review_state([("al", "approve"), ("bo", "push"), ("al", "approve")], "al", 1) == ("pending", 0)
assert code_review_state([("al", "reject"), ("bo", "comment"), ("cy", "approve")], "al", 1) == ("approved", 1)
assert code_review_state([("bo", "approve"), ("bo", "comment")], "al", 1) == ("approved", 1)
assert code_review_state([], "al", 0) == ("approved", 0)

"""Decision and time of a commit coordinator from ascending votes of time, member and text: commit at the last member's yes, abort at anything else or the deadline. Late, foreign, repeated votes are ignored; no members commit at 0."""


def two_phase_outcome(votes, members, deadline):
    pending = set(members)
    if not pending:
        return "commit", 0
    for time, member, vote in votes:
        if time > deadline:
            break
        if member not in pending:
            continue
        if vote != "yes":
            return "abort", time
        pending.remove(member)
        if not pending:
            return "commit", time
    return "abort", deadline


assert two_phase_outcome([(1, "a", "yes"), (4, "b", "yes")], "ab", 9) == ("commit", 4)
assert two_phase_outcome([(1, "a", "yes"), (4, "b", "no"), (5, "b", "yes")], "ab", 9) == ("abort", 4)
assert two_phase_outcome([(1, "a", "yes"), (9, "b", "yes")], "ab", 9) == ("commit", 9)
assert two_phase_outcome([(1, "a", "yes"), (10, "b", "yes")], "ab", 9) == ("abort", 9)
assert two_phase_outcome([(1, "a", "yes"), (10, "b", "no")], "ab", 9) == ("abort", 9)
assert two_phase_outcome([(1, "a", "yes"), (2, "a", "yes")], "ab", 7) == ("abort", 7)
assert two_phase_outcome([(1, "a", "yes"), (2, "a", "no"), (3, "b", "yes")], "ab", 7) == ("commit", 3)
assert two_phase_outcome([(1, "z", "no"), (2, "a", "yes")], "a", 7) == ("commit", 2)
assert two_phase_outcome([(3, "a", "later")], "a", 7) == ("abort", 3)
assert two_phase_outcome([], "a", 5) == ("abort", 5)
assert two_phase_outcome([(1, "a", "no")], "", 5) == ("commit", 0)

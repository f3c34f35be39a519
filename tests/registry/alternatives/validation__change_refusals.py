from math import inf


def verdict(name, old, value, policies):
    before = old.get(name)
    rank_before, rank_after = (-inf if number is None else number for number in (before, value))
    verdicts = {
        "fixed": "fixed" if rank_before not in (-inf, rank_after) else "",
        "grow": "shrunk" if rank_after < rank_before else "",
    }
    return verdicts.get(policies[name], "") if name in policies else "unknown"


def change_refusals(old, changes, policies):
    verdicts = {name: verdict(name, old, value, policies) for name, value in changes.items()}
    return {name: reason for name, reason in verdicts.items() if reason}

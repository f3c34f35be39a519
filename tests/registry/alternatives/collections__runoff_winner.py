def runoff_winner(ballots):
    if not any(ballots):
        return None
    tops = [ballot[0] for ballot in ballots if ballot]
    names = sorted({name for ballot in ballots for name in ballot})
    counts = {name: tops.count(name) for name in names}
    best = max(counts.values())
    if best > len(tops) - best:
        return next(name for name in names if counts[name] == best)
    out = next(name for name in names if counts[name] == min(counts.values()))
    return runoff_winner([[name for name in ballot if name != out] for ballot in ballots])

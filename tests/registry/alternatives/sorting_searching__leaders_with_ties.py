def leaders_with_ties(scores, places):
    ahead = {name: sum(other > score for other in scores.values()) for name, score in scores.items()}
    return sorted((name for name in scores if ahead[name] < places), key=lambda name: (ahead[name], name))

def award_medals(scores):
    medals = {}
    for name, score in scores.items():
        better = sum(other > score for other in scores.values())
        if score > 0 and better <= 2:
            medals[name] = {0: "gold", 1: "silver", 2: "bronze"}[better]
    return medals

"""Medals by name for the three best places of a contest: equal scores share the better medal and use up the next ones, so two golds leave no silver. A score of zero or less earns nothing."""

MEDALS = ("gold", "silver", "bronze")


def award_medals(scores):
    ranking = sorted(scores, key=lambda name: scores[name], reverse=True)
    medals = {}
    for place, name in enumerate(ranking):
        score = scores[name]
        if place > 0 and score == scores[ranking[place - 1]]:
            medal = medals.get(ranking[place - 1])
        else:
            medal = MEDALS[place] if place < len(MEDALS) else None
        if medal is None or score <= 0:
            continue
        medals[name] = medal
    return medals


assert award_medals({"a": 5, "b": 9, "c": 7, "d": 1}) == {"b": "gold", "c": "silver", "a": "bronze"}
assert award_medals({"a": 9, "b": 9, "c": 7, "d": 1}) == {"a": "gold", "b": "gold", "c": "bronze"}
assert award_medals({"a": 9, "b": 7, "c": 7, "d": 6}) == {"a": "gold", "b": "silver", "c": "silver"}
assert award_medals({"a": 1, "b": 2, "c": 3, "d": 1}) == {
    "c": "gold",
    "b": "silver",
    "a": "bronze",
    "d": "bronze",
}
assert award_medals({"a": 4, "b": 4, "c": 4, "d": 4, "e": 3}) == dict.fromkeys("abcd", "gold")
assert award_medals({"a": 4, "b": 3, "c": 2, "d": 1, "e": 1}) == {"a": "gold", "b": "silver", "c": "bronze"}
assert award_medals({"a": 1, "b": 0}) == {"a": "gold"}
assert award_medals({"a": -3, "b": -2}) == {}
assert award_medals({"x": 0, "y": 0}) == {}
assert award_medals({"y": 6}) == {"y": "gold"}
assert award_medals({}) == {}

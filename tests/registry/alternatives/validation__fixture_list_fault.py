from itertools import combinations


def fixture_list_fault(rounds, teams):
    open_pairs = {tuple(sorted(pair)) for pair in combinations(teams, 2)}
    left = set(open_pairs)
    for number, games in enumerate(rounds, 1):
        for place, game in enumerate(games):
            pair = tuple(sorted(game))
            if pair not in open_pairs:
                return number, "teams"
            if pair not in left:
                return number, "repeat"
            if any(team in earlier for earlier in games[:place] for team in game):
                return number, "busy"
            left.discard(pair)
    return "missing" if left else None

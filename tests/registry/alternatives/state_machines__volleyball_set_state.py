from itertools import groupby


def volleyball_set_state(rallies, first_server, target):
    won = [letter for letter in rallies if letter in ("A", "B")]
    for end in range(1, len(won) + 1):
        low, high = sorted((won[:end].count("A"), won[:end].count("B")))
        if high >= target and high >= low + 2:
            won = won[:end]
            break
    turns = [team for team, _ in groupby([first_server, *won])]
    serving = turns[-1]
    return won.count("A"), won.count("B"), serving, turns[1:].count(serving) % 6

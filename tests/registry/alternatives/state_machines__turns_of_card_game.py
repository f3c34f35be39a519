from collections import deque


def turns_of_card_game(cards, players):
    if players <= 1:
        return None
    table = deque(range(players))
    turns = []
    for card in cards:
        turns.append(table[0])
        if card == "reverse" and players > 2:
            # The player stays in front of the circle that is turned round.
            table = deque([table[0], *reversed(list(table)[1:])])
        table.rotate(-2 if card == "skip" or (card == "reverse" and players == 2) else -1)
    return turns, table[0]

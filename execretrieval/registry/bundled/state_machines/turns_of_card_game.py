"""Seats that play each card of a round game and the seat next to play: a skip card passes over one seat, a reverse card turns the direction, with two players skipping too. Fewer than two give None."""


def turns_of_card_game(cards, players):
    if players < 2:
        return None
    seat = 0
    direction = 1
    turns = []
    for card in cards:
        turns.append(seat)
        if card == "reverse":
            direction = -direction
        hop = 2 if card == "skip" or (card == "reverse" and players == 2) else 1
        seat = (seat + direction * hop) % players
    return turns, seat


assert turns_of_card_game(["5", "7", "2"], 3) == ([0, 1, 2], 0)
assert turns_of_card_game(["5", "7"], 5) == ([0, 1], 2)
assert turns_of_card_game(["skip", "4"], 4) == ([0, 2], 3)
assert turns_of_card_game(["reverse", "4"], 4) == ([0, 3], 2)
assert turns_of_card_game(["1", "reverse", "skip", "8"], 5) == ([0, 1, 0, 3], 2)
assert turns_of_card_game(["reverse", "2", "reverse"], 3) == ([0, 2, 1], 2)
assert turns_of_card_game(["reverse", "reverse"], 2) == ([0, 0], 0)
assert turns_of_card_game(["skip", "6"], 2) == ([0, 0], 1)
assert turns_of_card_game(["6", "reverse"], 2) == ([0, 1], 1)
assert turns_of_card_game([], 4) == ([], 0)
assert turns_of_card_game(["6"], 1) is None

"""Seats winning each trick of a card game, cards being rank and suit: the highest trump, else the highest of the suit led. The winner leads next, seats ascending; equal cards favour the earlier, empty tricks are skipped."""


def strength(card, led, trump):
    rank, suit = card
    return suit == trump, suit == led, rank


def trick_winners(tricks, trump, leader):
    winners = []
    for cards in tricks:
        if not cards:
            continue
        led = cards[0][1]
        strengths = [strength(card, led, trump) for card in cards]
        place = strengths.index(max(strengths))
        leader = (leader + place) % len(cards)
        winners.append(leader)
    return winners


assert trick_winners([[(5, "h"), (9, "h"), (7, "h")]], "s", 0) == [1]
assert trick_winners([[(5, "h"), (9, "d"), (7, "h")]], "s", 0) == [2]
assert trick_winners([[(5, "h"), (9, "h"), (2, "s")]], "s", 0) == [2]
assert trick_winners([[(5, "h"), (3, "s"), (2, "s")]], "s", 0) == [1]
assert trick_winners([[(5, "h"), (9, "d"), (9, "c")]], "s", 0) == [0]
assert trick_winners([[(5, "h"), (9, "h"), (9, "h")]], "s", 0) == [1]
assert trick_winners([[(5, "h"), (9, "h"), (7, "h")]], "s", 2) == [0]
assert trick_winners([[(1, "h"), (2, "h"), (3, "h")], [(1, "h"), (2, "h"), (0, "s")]], "s", 1) == [
    0,
    2,
]
assert trick_winners([[(4, "h")]], None, 0) == [0]
assert trick_winners([[], [(1, "h"), (2, "h")]], "s", 1) == [0]
assert trick_winners([[(5, "s"), (9, "h"), (6, "s")]], "s", 0) == [2]
assert trick_winners([], "s", 0) == []

def trick_winners(tricks, trump, leader):
    winners = []
    for cards in tricks:
        best = None
        for place, (rank, suit) in enumerate(cards):
            if best is None or (rank > best[0] if suit == best[1] else suit == trump):
                best = (rank, suit, place)
        if best is not None:
            seats = [*range(leader, len(cards)), *range(leader)]
            leader = seats[best[2]]
            winners.append(leader)
    return winners

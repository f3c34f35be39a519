def play_domino_chain(first, hand):
    numbers, waiting = list(first), list(hand)
    while True:
        for one, two in waiting:
            if numbers[-1] in (one, two):
                numbers.append(two if one == numbers[-1] else one)
                break
            if numbers[0] in (one, two):
                numbers.insert(0, two if one == numbers[0] else one)
                break
        else:
            pairs = [(numbers[i], numbers[i + 1]) for i in range(len(numbers) - 1)]
            return pairs, waiting
        waiting.remove((one, two))

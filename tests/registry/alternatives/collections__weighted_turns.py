from itertools import islice


def weighted_turns(queues, weights, turns):
    def keyed():
        for place, (name, items) in enumerate(queues.items()):
            weight = weights.get(name, 1)
            for i, item in enumerate(items if weight > 0 else []):
                yield (i // weight, place, i), item

    ordered = [item for _, item in sorted(keyed(), key=lambda pair: pair[0])]
    return list(islice(ordered, max(turns, 0)))

"""Put promoted entries at their fixed places in a ranked list, which closes up around them; a promoted entry loses its ordinary place. Places past the end come last, and negative places are ignored."""


def place_pinned_items(ranked, pins):
    fixed = {place: item for place, item in pins.items() if place >= 0}
    pinned = set(fixed.values())
    placed = [item for item in ranked if item not in pinned]
    # In ascending order no later insertion moves an earlier one.
    for place in sorted(fixed):
        placed.insert(place, fixed[place])
    return placed


assert place_pinned_items([10, 20, 30], {0: 5}) == [5, 10, 20, 30]
assert place_pinned_items([10, 20, 30], {1: 5}) == [10, 5, 20, 30]
assert place_pinned_items([10, 20, 30], {0: 30}) == [30, 10, 20]
assert place_pinned_items([10, 20, 30], {2: 10}) == [20, 30, 10]
assert place_pinned_items([10, 20, 30], {2: 6, 0: 5}) == [5, 10, 6, 20, 30]
assert place_pinned_items([10, 20, 30], {1: 10, 0: 20}) == [20, 10, 30]
assert place_pinned_items([1, 2], {9: 0, 7: 3}) == [1, 2, 3, 0]
assert place_pinned_items([10, 20], {-1: 10}) == [10, 20]
assert place_pinned_items([10, 20], {-1: 5, 0: 20}) == [20, 10]
assert place_pinned_items([], {3: 8}) == [8]
assert place_pinned_items([2, 1], {}) == [2, 1]

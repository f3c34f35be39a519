"""Purchase proposals for items whose stock plus open orders is below the minimum: enough whole packs, of one piece by default, to reach the maximum, or the minimum if that is larger. Sorted by item; items without limits are omitted."""


def packs_needed(missing, pack):
    return -(-missing // pack)


def reorder_proposals(stock, on_order, limits, pack_sizes):
    proposals = {}
    for item, (minimum, maximum) in sorted(limits.items()):
        available = stock.get(item, 0) + on_order.get(item, 0)
        if available >= minimum:
            continue
        pack = pack_sizes.get(item, 1)
        proposals[item] = packs_needed(max(minimum, maximum) - available, pack) * pack
    return proposals


assert reorder_proposals({"nut": 3}, {}, {"nut": (5, 20)}, {"nut": 10}) == {"nut": 20}
assert reorder_proposals({"nut": 3}, {}, {"nut": (5, 13)}, {"nut": 10}) == {"nut": 10}
assert reorder_proposals({"nut": 3}, {}, {"nut": (5, 14)}, {"nut": 10}) == {"nut": 20}
assert reorder_proposals({"nut": 3}, {"nut": 1}, {"nut": (5, 9)}, {}) == {"nut": 5}
assert reorder_proposals({"nut": 3}, {"nut": 2}, {"nut": (5, 9)}, {}) == {}
assert reorder_proposals({"nut": 3}, {"nut": 3}, {"nut": (5, 9)}, {}) == {}
assert reorder_proposals({}, {}, {"nut": (1, 1)}, {}) == {"nut": 1}
assert reorder_proposals({}, {"cog": 1}, {"nut": (2, 7), "cog": (2, 3)}, {"cog": 5}) == {
    "cog": 5,
    "nut": 7,
}
assert list(reorder_proposals({}, {}, {"nut": (2, 7), "cog": (2, 3)}, {})) == ["cog", "nut"]
assert reorder_proposals({"nut": 1}, {}, {"nut": (6, 3)}, {"cog": 4}) == {"nut": 5}
assert reorder_proposals({"nut": 0}, {}, {}, {"nut": 4}) == {}
assert reorder_proposals({"nut": -2}, {}, {"nut": (1, 4)}, {"nut": 3}) == {"nut": 6}

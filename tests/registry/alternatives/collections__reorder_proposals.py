def reorder_proposals(stock, on_order, limits, pack_sizes):
    proposals = {}
    for item in sorted(limits):
        minimum, maximum = limits[item]
        level = stock.get(item, 0) + on_order.get(item, 0)
        bought = 0
        while level < minimum and (level + bought < maximum or level + bought < minimum):
            bought += pack_sizes.get(item, 1)
        if bought:
            proposals[item] = bought
    return proposals

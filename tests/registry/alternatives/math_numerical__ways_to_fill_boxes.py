def ways_to_fill_boxes(items, capacities, minimum):
    ways = {0: 1}
    for capacity in capacities:
        grown = {}
        for total, count in ways.items():
            for put in range(minimum, capacity + 1):
                grown[total + put] = grown.get(total + put, 0) + count
        ways = grown
    return ways.get(items, 0)

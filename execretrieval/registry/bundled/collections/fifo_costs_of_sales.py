"""Cost of each sale when the oldest purchase lots, given as quantity and unit cost, are used up first. A sale beyond the remaining stock costs None and takes nothing; sales below one are free, such lots ignored."""

from collections import deque


def take_oldest(lots, wanted):
    cost = 0
    while wanted > 0:
        count, price = lots.popleft()
        used = min(count, wanted)
        if count > used:
            lots.appendleft((count - used, price))
        cost += used * price
        wanted -= used
    return cost


def fifo_costs_of_sales(purchases, sales):
    lots = deque((count, price) for count, price in purchases if count >= 1)
    in_stock = sum(count for count, _ in lots)
    costs = []
    for wanted in sales:
        if wanted > in_stock:
            costs.append(None)
            continue
        costs.append(take_oldest(lots, wanted))
        in_stock -= max(wanted, 0)
    return costs


assert fifo_costs_of_sales([(2, 10), (3, 20)], [1, 3]) == [10, 50]
assert fifo_costs_of_sales([(2, 10), (3, 20)], [2, 3]) == [20, 60]
assert fifo_costs_of_sales([(2, 10), (3, 20)], [5]) == [80]
assert fifo_costs_of_sales([(2, 10), (3, 20)], [6, 5, 1]) == [None, 80, None]
assert fifo_costs_of_sales([(4, 7)], [3, 2, 1]) == [21, None, 7]
assert fifo_costs_of_sales([(4, 7)], [0, -3, 5, 4]) == [0, 0, None, 28]
assert fifo_costs_of_sales([(-2, 9), (0, 9), (1, 5)], [1]) == [5]
assert fifo_costs_of_sales([(-2, 9), (3, 5)], [3]) == [15]
assert fifo_costs_of_sales([(1, 1), (1, 2), (1, 4)], [2, 1]) == [3, 4]
assert fifo_costs_of_sales([], [1, 0]) == [None, 0]
assert fifo_costs_of_sales([(1, 1)], []) == []

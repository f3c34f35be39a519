def fifo_costs_of_sales(purchases, sales):
    prices = [price for count, price in purchases for _ in range(count)]
    costs, start = [], 0
    for wanted in sales:
        end = start + max(0, wanted)
        if end > len(prices):
            costs.append(None)
        else:
            costs.append(sum(prices[start:end]))
            start = end
    return costs

"""Feed a vending machine with events: whole numbers are coins, "refund" gives the credit back, other texts order a product, which needs credit and stock. Return products delivered, refunds above zero and the credit left."""


def can_sell(product, credit, prices, stock):
    if product not in prices or product not in stock:
        return False
    return stock[product] > 0 and credit >= prices[product]


def run_vending_machine(events, prices, stock):
    left = dict(stock)
    credit = 0
    delivered = []
    refunds = []
    for event in events:
        if isinstance(event, int):
            credit += event
        elif event == "refund":
            if credit > 0:
                refunds.append(credit)
            credit = 0
        elif can_sell(event, credit, prices, left):
            left[event] -= 1
            credit -= prices[event]
            delivered.append(event)
    return delivered, refunds, credit


assert run_vending_machine([5, 5, "tea"], {"tea": 7}, {"tea": 1}) == (["tea"], [], 3)
assert run_vending_machine([5, 2, "tea"], {"tea": 7}, {"tea": 1}) == (["tea"], [], 0)
assert run_vending_machine([5, 1, "tea"], {"tea": 7}, {"tea": 1}) == ([], [], 6)
assert run_vending_machine([9, 9, "tea", "tea"], {"tea": 7}, {"tea": 1}) == (["tea"], [], 11)
assert run_vending_machine([9, 9, "tea", "tea"], {"tea": 7}, {"tea": 2}) == (["tea", "tea"], [], 4)
assert run_vending_machine([9, "tea", "refund", "refund", 1], {"tea": 7}, {"tea": 1}) == (["tea"], [2], 1)
assert run_vending_machine(["refund", 1, "refund"], {}, {}) == ([], [1], 0)
assert run_vending_machine([4, "nut", "tea"], {"tea": 1}, {"nut": 3}) == ([], [], 4)
assert run_vending_machine([4, "tea", "tea"], {"tea": 0}, {"tea": 1}) == (["tea"], [], 4)
assert run_vending_machine([3, "tea"], {"tea": 1}, {"tea": 0}) == ([], [], 3)
assert run_vending_machine([], {"tea": 7}, {"tea": 1}) == ([], [], 0)

def run_vending_machine(events, prices, stock):
    def step(rest, credit, sold, paid_back):
        if not rest:
            return sold, paid_back, credit
        event, *rest = rest
        if event == "refund":
            return step(rest, 0, sold, [*paid_back, *[credit] * (credit > 0)])
        if isinstance(event, str):
            can_buy = prices.get(event, credit + 1) <= credit and sold.count(event) < stock.get(event, 0)
            return (
                step(rest, credit - prices[event], [*sold, event], paid_back)
                if can_buy
                else step(rest, credit, sold, paid_back)
            )
        return step(rest, credit + event, sold, paid_back)

    return step(events, 0, [], [])

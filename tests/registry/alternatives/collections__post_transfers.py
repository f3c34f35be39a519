def post_transfers(opening, credit, transfers):
    done, refused = [], []

    def balance(account):
        got = sum(amount for _, target, amount in done if target == account)
        gave = sum(amount for source, _, amount in done if source == account)
        return opening[account] + got - gave

    for i, (source, target, amount) in enumerate(transfers):
        known = {source, target} <= opening.keys()
        if known and amount >= 1 and amount <= balance(source) + credit.get(source, 0):
            done.append((source, target, amount))
        else:
            refused.append(i)
    return {account: balance(account) for account in opening}, refused

def fair_capacity_shares(requests, capacity):
    shares = [0 for _ in requests]
    left = max(capacity, 0)
    while left:
        # A round-robin of single units is the definition of an even share.
        open_ones = [i for i, wanted in enumerate(requests) if shares[i] < wanted]
        if not open_ones:
            break
        for i in open_ones[:left]:
            shares[i] += 1
        left -= min(left, len(open_ones))
    return shares

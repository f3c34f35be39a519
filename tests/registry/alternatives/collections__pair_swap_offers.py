def pair_swap_offers(offers):
    taken, pairs = set(), []
    for late, (name, gives, wants) in enumerate(offers):
        for early in range(late):
            other, given, wanted = offers[early]
            fits = (given, wanted) == (wants, gives) and given != wanted
            if fits and other != name and early not in taken and late not in taken:
                taken |= {early, late}
                pairs.append((other, name))
    rest = [offer for i, offer in enumerate(offers) if i not in taken]
    return pairs, [offer for offer in rest if offer[1] != offer[2]]

def accepting_filter(identifier, extended, filters):
    bits = {True: 29, False: 11}[extended]
    if identifier not in range(2**bits):
        return None
    hits = [
        position
        for position, (code, mask, kind) in enumerate(filters)
        if kind is extended and identifier & mask == code & mask
    ]
    return min(hits, default=-1)

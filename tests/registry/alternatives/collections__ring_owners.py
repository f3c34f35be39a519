def ring_owners(servers, down, keys, copies):
    owners = []
    for key in keys:
        # Sort by the distance walked upwards, those passed over coming last.
        walk = sorted(servers, key=lambda position: (position < key, position))
        live = [servers[position] for position in walk if servers[position] not in down]
        first = {name: -place for place, name in reversed(list(enumerate(live)))}
        owners.append(sorted(first, key=first.__getitem__, reverse=True)[:copies])
    return owners

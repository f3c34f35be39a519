def group_by_shared_contact(people, shortest):
    if shortest <= 0:
        raise ValueError("minimum")
    parent = {name: name for name in people}

    def root(name):
        return name if parent[name] == name else root(parent[name])

    first_owner = {}
    for name, listed in people.items():
        for contact in map(str.strip, listed):
            if not len(contact) < shortest:
                owner = first_owner.setdefault(contact, name)
                parent[root(name)] = root(owner)
    roots = {root(name) for name in people}
    return sorted(sorted(name for name in people if root(name) == one) for one in roots)

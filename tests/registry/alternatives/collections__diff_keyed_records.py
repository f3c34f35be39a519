def diff_keyed_records(old, new, key):
    keys = sorted({record[key] for record in [*old, *new] if key in record})
    added, removed, changes = [], [], {}
    for name in keys:
        mine = [record for record in old if key in record and record[key] == name]
        theirs = [record for record in new if key in record and record[key] == name]
        if not mine:
            added.append(name)
        elif not theirs:
            removed.append(name)
        else:
            one, two = mine[-1], theirs[-1]
            fields = {field for field in two if field not in one or one[field] != two[field]}
            if fields:
                changes[name] = sorted(fields)
    return added, removed, changes

def expand_mailing_groups(recipients, groups, excluded):
    pending, opened, found = list(recipients), set(), {}
    while pending:
        name = pending.pop(0)
        if name in excluded or name in opened:
            continue
        if name in groups:
            opened.add(name)
            pending = list(groups[name]) + pending
        else:
            found[name] = True
    return list(found)

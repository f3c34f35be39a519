def effective_permissions(roles, name):
    reached = {name}
    for _ in roles:
        reached |= {parent for role in reached for parent in roles.get(role, {}).get("inherits", [])}
    rules = [roles[role] for role in sorted(reached) if role in roles]
    granted = {item for rule in rules for item in rule.get("grants", [])}
    return sorted(item for item in granted if all(item not in rule.get("denies", []) for rule in rules))

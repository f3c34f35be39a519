def capped_balances(changes, cap):
    """Move unit by unit."""
    level, lost, levels = 0, 0, []
    for change in changes:
        if isinstance(change, str):
            level = 0
        else:
            for _ in range(abs(change)):
                if change < 0:
                    level -= level > 0
                elif level < cap:
                    level += 1
                else:
                    lost += 1
        levels.append(level)
    return levels, lost

def effective_rights(everyone, role_masks, channel_rules, banned):
    def holds(bit, masks):
        return any(mask // 2**bit % 2 for mask in masks)

    sources = [everyone, *role_masks]
    if banned or holds(3, sources):
        return 0 if banned else 255
    total = 0
    for bit in range(8):
        granted = holds(bit, sources) and not holds(bit, [deny for _, deny in channel_rules])
        if granted or holds(bit, [allow for allow, _ in channel_rules]):
            total += 2**bit
    return total

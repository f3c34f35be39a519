"""Rights mask of a chat member: everyone's plus all roles', then channel rules, pairs of allowed and denied bits, allowed winning. Admin, bit 3, held before the rules means all eight bits; a banned member has none."""

ADMIN = 0b1000
ALL_RIGHTS = 0xFF


def without(mask, removed):
    return mask & ~removed


def effective_rights(everyone, role_masks, channel_rules, banned):
    if banned:
        return 0
    rights = everyone
    for mask in role_masks:
        rights |= mask
    if rights & ADMIN:
        return ALL_RIGHTS
    denied = allowed = 0
    for allow, deny in channel_rules:
        allowed |= allow
        denied |= deny
    return without(rights, denied) | allowed


assert effective_rights(0b00011, [], [], False) == 0b00011
assert effective_rights(0b00011, [0b00110, 0b10010], [], False) == 0b10111
assert effective_rights(0b00011, [0b00110], [], False) == 0b00111
assert effective_rights(0b00111, [], [(0, 0b00110)], False) == 0b00001
assert effective_rights(0b00111, [], [(0b00010, 0b00110)], False) == 0b00011
assert effective_rights(0b00001, [], [(0b10000, 0b00010), (0b10100, 0b00011)], False) == 0b10100
assert effective_rights(0b01000, [], [(0, 0xFF)], False) == 0xFF
assert effective_rights(0b00001, [0b01010], [], False) == 0xFF
assert effective_rights(0b00001, [], [(0b01000, 0)], False) == 0b01001
assert effective_rights(0b01111, [0b01111], [], True) == 0
assert effective_rights(0b00110, [], [(0b00010, 0)], False) == 0b00110
assert effective_rights(0b00111, [], [(0, 0b00010), (0, 0b00110)], False) == 0b00001

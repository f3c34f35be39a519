def restore_lost_block(blocks, parity, length):
    if [block is None for block in blocks].count(True) != 1:
        return None
    known = [bytes(block) for block in blocks if block is not None]
    if max([length, *map(len, known)]) > len(parity):
        return None
    total = int.from_bytes(bytes(parity), "little")
    for block in known:
        total ^= int.from_bytes(block, "little")
    return list(total.to_bytes(len(parity), "little"))[:length]

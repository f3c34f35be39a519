def block_insert_place(blocks, key, capacity):
    if any(key in block for block in blocks):
        return None
    places = [(0, 0, bool(blocks) and len(blocks[0]) >= capacity)]
    for number, block in enumerate(blocks):
        for offset, present in enumerate(block, 1):
            if present < key:
                places.append((number, offset, len(block) >= capacity))
    return places[-1]

def complete_kits(inventory, recipe, reserve):
    needed = {part: each for part, each in recipe.items() if each > 0}
    left = {part: inventory.get(part, 0) for part in needed}
    kits = 0
    while needed and all(left[part] - each >= reserve for part, each in needed.items()):
        left = {part: left[part] - each for part, each in needed.items()}
        kits += 1
    return kits

"""Count how many whole kits can be packed from a parts inventory while a reserve of every part stays on the shelf. Parts needed zero times or less are ignored; a recipe needing nothing yields 0 kits."""


def packable_from(count, reserve, each):
    return max(0, count - reserve) // each


def complete_kits(inventory, recipe, reserve):
    limits = []
    for part, each in recipe.items():
        if each <= 0:
            continue
        if part not in inventory:
            return 0
        limits.append(packable_from(inventory[part], reserve, each))
    return min(limits, default=0)


assert complete_kits({"leg": 9, "top": 3}, {"leg": 4, "top": 1}, 0) == 2
assert complete_kits({"leg": 9, "top": 1}, {"leg": 4, "top": 1}, 0) == 1
assert complete_kits({"leg": 9}, {"leg": 4}, 1) == 2
assert complete_kits({"leg": 9}, {"leg": 4}, 2) == 1
assert complete_kits({"leg": 3}, {"leg": 1}, 3) == 0
assert complete_kits({"leg": 3, "top": 9}, {"leg": 1, "top": 2}, 5) == 0
assert complete_kits({"leg": 9}, {"leg": 4, "top": 1}, 0) == 0
assert complete_kits({"leg": 9, "top": 0}, {"leg": 3, "top": 0}, 0) == 3
assert complete_kits({"leg": 9, "top": 5}, {"leg": 3, "top": -1}, 0) == 3
assert complete_kits({"top": 5}, {"leg": 1, "top": 1}, 2) == 0
assert complete_kits({"leg": 9}, {}, 0) == 0

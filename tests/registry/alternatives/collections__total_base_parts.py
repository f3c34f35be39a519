from collections import Counter


def total_base_parts(recipes, name, count):
    pending = Counter({name: count}) if count > 0 else Counter()
    for _ in range(len(recipes) + 1):
        if not any(part in recipes for part in pending):
            return {part: pending[part] for part in sorted(pending)}
        # Replace each assembly by what it is made of, one level a round.
        expanded = Counter()
        for part, number in pending.items():
            for inner, each in recipes.get(part, {part: 1}).items():
                expanded[inner] += number * each
        pending = expanded
    raise ValueError("endless assembly")

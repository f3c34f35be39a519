def ring_rule_step(cells, width, rule):
    if rule not in range(256) or cells not in range(2**width):
        return None
    table = format(rule, "08b")[::-1]
    row = format(cells, f"0{width}b")
    ring = row[-1] + row + row[0]
    return int("".join(table[int(ring[i : i + 3], 2)] for i in range(width)), 2)

from statistics import median_low


def fill_from_group(rows, fewest):
    filled = []
    for group, value in rows:
        if value is None:
            own = [other for name, other in rows if name == group and other is not None]
            every = [other for _, other in rows if other is not None]
            pool = own if own and len(own) >= fewest else every
            value = median_low(pool) if pool else None
        filled.append(value)
    return filled

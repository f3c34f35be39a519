from functools import cmp_to_key


def sort_rows_by_spec(rows, spec, limit):
    terms = [term.split() for term in spec.split(",") if term.split()]
    if any(term[1:] not in ([], ["asc"], ["desc"]) for term in terms):
        raise ValueError(spec)

    def compare(left, right):
        for column, *direction in terms:
            a, b = left.get(column), right.get(column)
            if a is None or b is None:
                order = (a is None) - (b is None)
            else:
                order = (a > b) - (a < b)
                if direction == ["desc"]:
                    order = -order
            if order:
                return order
        return 0

    return sorted(rows, key=cmp_to_key(compare))[: len(rows) if limit is None else limit]

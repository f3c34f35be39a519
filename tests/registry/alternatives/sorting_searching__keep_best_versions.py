def keep_best_versions(records, minimum):
    usable = [record for record in records if record[1] is not None and record[1] >= minimum]
    keys = list(dict.fromkeys(key for key, _, _ in usable))
    return [(key, max((r for r in usable if r[0] == key), key=lambda r: r[1])[2]) for key in keys]

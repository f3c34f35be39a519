def overlay_records(records, key):
    keyed = [record for record in records if record.get(key) not in (None, "")]
    result = []
    for identity in dict.fromkeys(record[key] for record in keyed):
        group = [record for record in keyed if record[key] == identity]
        combined = {}
        for field in dict.fromkeys(field for record in group for field in record):
            present = [record[field] for record in group if field in record]
            full = [value for value in present if value not in (None, "")]
            combined[field] = full[-1] if full else present[0]
        result.append(combined)
    return result

def verdict(name, record, rules):
    if name not in rules:
        return "unknown"
    low, high, required = rules[name]
    value = record.get(name)
    if value is None:
        return "missing" if required else ""
    size = len(value) if hasattr(value, "__len__") else value
    return "" if low <= size <= high else ("too small" if size < low else "too large")


def find_record_errors(record, rules):
    verdicts = {name: verdict(name, record, rules) for name in [*record, *rules]}
    return {name: text for name, text in verdicts.items() if text}

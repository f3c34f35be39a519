from collections import Counter


def documents_by_tag(documents, fewest):
    sets = {name: {tag.strip().lower() for tag in tags} - {""} for name, tags in documents.items()}
    counts = Counter(tag for tags in sets.values() for tag in tags)
    kept = sorted(tag for tag in counts if counts[tag] >= fewest)
    kept.sort(key=counts.__getitem__, reverse=True)
    rows = [(counts[tag], tag, [name for name, tags in sets.items() if tag in tags]) for tag in kept]
    loose = [name for name, tags in sets.items() if not tags & set(kept)]
    return [*rows, (len(loose), "", loose)] if loose else rows

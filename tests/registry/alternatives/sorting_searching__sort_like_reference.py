def sort_like_reference(items, reference, closing):
    groups = []
    for name in dict.fromkeys(reference):
        groups += [item for item in items if item == name and name not in closing]
    groups += [item for item in items if item not in reference and item not in closing]
    return groups + [item for item in items if item in closing]

def items_matching_tags(items, required, forbidden, optional, enough):
    def has(tags, wanted):
        return wanted.casefold() in [tag.casefold() for tag in tags]

    wishes = sorted({tag.casefold() for tag in optional})
    return [
        name
        for name, tags in items.items()
        if all(has(tags, wanted) for wanted in required)
        and not any(has(tags, unwanted) for unwanted in forbidden)
        and sum(has(tags, wish) for wish in wishes) >= enough
    ]

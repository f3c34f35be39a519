def second_chance_evictions(requests, frames):
    slots, evicted = [], []
    for page in requests:
        held = [slot for slot in slots if slot["page"] == page]
        if held:
            held[0]["again"] = True
        elif len(slots) < frames:
            slots.append({"page": page, "again": False})
        elif slots:
            # Move spared pages to the back, cleared, until an unmarked one leads.
            lead = next((i for i, slot in enumerate(slots) if not slot["again"]), len(slots))
            spared = [{"page": slot["page"], "again": False} for slot in slots[:lead]]
            slots = slots[lead:] + spared
            evicted.append(slots.pop(0)["page"])
            slots.append({"page": page, "again": False})
    return evicted

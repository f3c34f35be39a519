def assign_exam_slots(exams, slots, rooms):
    chosen = {}
    for exam in exams:
        blocked = [
            slot for other, slot in chosen.items() for student in exams[exam] if student in exams[other]
        ]
        used = list(chosen.values())
        open_slots = [n for n in range(1, slots + 1) if n not in blocked and used.count(n) < rooms]
        if not open_slots:
            return None
        chosen[exam] = min(open_slots)
    return chosen if rooms > 0 else None

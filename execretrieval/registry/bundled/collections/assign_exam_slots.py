"""Exam slot numbers from 1 such that no student has two exams at once: in given order, each exam takes the lowest slot without clash and with a room left. Too few slots, or no rooms, give None."""


def clashes(students, exam, slotted):
    return any(students[exam] & students[other] for other in slotted)


def assign_exam_slots(exams, slots, rooms):
    if rooms < 1:
        return None
    students = {exam: set(names) for exam, names in exams.items()}
    plan = [[] for _ in range(slots)]
    for exam in students:
        for slotted in plan:
            if len(slotted) >= rooms or clashes(students, exam, slotted):
                continue
            slotted.append(exam)
            break
        else:
            return None
    return {exam: number for number, slotted in enumerate(plan, 1) for exam in slotted}


assert assign_exam_slots({"art": ["x"], "bio": ["y"]}, 1, 2) == {"art": 1, "bio": 1}
assert assign_exam_slots({"art": ["x"], "bio": ["y"]}, 2, 1) == {"art": 1, "bio": 2}
assert assign_exam_slots({"art": ["x"], "bio": ["x"]}, 2, 2) == {"art": 1, "bio": 2}
assert assign_exam_slots({"bio": ["x"], "art": ["x"]}, 3, 5) == {"bio": 1, "art": 2}
assert assign_exam_slots({"art": ["x"], "bio": ["x", "y"], "law": ["y", "z"]}, 2, 1) is None
assert assign_exam_slots({"art": ["x", "y"], "bio": ["x"], "law": ["y"]}, 2, 2) == {
    "art": 1,
    "bio": 2,
    "law": 2,
}
assert assign_exam_slots({"art": ["x", "x"], "bio": ["y", "z"], "law": ["z"]}, 2, 2) == {
    "art": 1,
    "bio": 1,
    "law": 2,
}
assert assign_exam_slots({"art": ["x"], "bio": ["x"]}, 1, 2) is None
assert assign_exam_slots({"art": ["x"], "bio": ["y"]}, 1, 1) is None
assert assign_exam_slots({"art": ["x"]}, 1, 0) is None
assert assign_exam_slots({}, 0, 1) == {}
assert assign_exam_slots({}, 3, 0) is None

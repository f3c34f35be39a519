from collections import Counter


def assign_by_seniority(employees, room):
    waiting, assigned = list(employees), {}
    while waiting:
        most = max(years for _, years, _ in waiting)
        turn = next(i for i, employee in enumerate(waiting) if employee[1] == most)
        name, _, wishes = waiting.pop(turn)
        used = Counter(assigned.values())
        assigned[name] = next(
            (shift for shift in wishes if shift in room and used[shift] < room[shift]), None
        )
    return assigned

def elevator_visit_order(floor, calls, going_up):
    ahead = sorted({call for call in calls if (call >= floor if going_up else call <= floor)})
    behind = sorted(set(calls) - set(ahead), reverse=True)
    if not going_up:
        ahead, behind = ahead[::-1], behind[::-1]
    visits = ahead + behind
    travelled = 0
    for stop in visits:
        travelled += abs(stop - floor)
        floor = stop
    return visits, travelled

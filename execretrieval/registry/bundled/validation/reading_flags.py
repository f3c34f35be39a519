"""One letter per sensor reading: R outside the range, J further than a step from the last good one, S equal to as many readings just before it as the stuck count, else a dot meaning good; earlier letters win."""


def is_stuck(readings, index, stuck):
    if index < stuck:
        return False
    return len(set(readings[index - stuck : index + 1])) == 1


def reading_flags(readings, limits, step, stuck):
    flags = []
    good = None
    for index, value in enumerate(readings):
        if value < limits[0] or value > limits[1]:
            flags.append("R")
        elif good is not None and not good - step <= value <= good + step:
            flags.append("J")
        elif is_stuck(readings, index, stuck):
            flags.append("S")
        else:
            flags.append(".")
            good = value
    return "".join(flags)


assert reading_flags([20, 21, 19], (0, 50), 5, 3) == "..."
assert reading_flags([0, -1, 1], (0, 50), 5, 3) == ".R."
assert reading_flags([50, 51], (0, 50), 5, 3) == ".R"
assert reading_flags([20, 25, 31, 30], (0, 50), 5, 3) == "..J."
assert reading_flags([20, 14, 15], (0, 50), 5, 3) == ".J."
assert reading_flags([20, 90, 24, 25], (0, 50), 5, 3) == ".R.."
assert reading_flags([7, 7, 7, 7, 7], (0, 50), 5, 3) == "...SS"
assert reading_flags([7, 7, 8, 7, 7], (0, 50), 5, 2) == "....."
assert reading_flags([7, 7, 7, 8, 8, 7], (0, 50), 5, 1) == ".SS.S."
assert reading_flags([1, 9, 9, 9, 1], (0, 50), 5, 2) == ".JJJ."
assert reading_flags([60, 60, 60], (0, 50), 5, 2) == "RRR"
assert reading_flags([], (0, 50), 5, 2) == ""

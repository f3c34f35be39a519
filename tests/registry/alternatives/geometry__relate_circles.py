def relate_circles(first, second, tolerance):
    if first[2] < 0 or second[2] < 0:
        return None
    apart = ((first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2) ** 0.5
    small, large = sorted([first[2], second[2]])
    if apart + (large - small) <= tolerance:
        return "same"
    if abs(apart - small - large) <= tolerance:
        return "touching outside"
    if apart > small + large:
        return "apart"
    if abs(apart + small - large) <= tolerance:
        return "touching inside"
    return "inside" if apart + small < large else "crossing"

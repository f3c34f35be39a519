"""Path to a positive fraction in the tree of mediants that starts at 1/1, as counted turns such as R3L2; lowest terms are not required. The root itself is empty text, a part not above zero gives None."""


def euclid_quotients(top, bottom):
    if bottom == 0:
        return []
    quotient, rest = divmod(top, bottom)
    return [quotient, *euclid_quotients(bottom, rest)]


def mediant_tree_path(top, bottom):
    if top <= 0 or bottom <= 0:
        return None
    *turns, last = euclid_quotients(top, bottom)
    path = ""
    for place, count in enumerate([*turns, last - 1]):
        if count > 0:
            path += f"{'RL'[place % 2]}{count}"
    return path


assert mediant_tree_path(7, 2) == "R3L1"
assert mediant_tree_path(2, 7) == "L3R1"
assert mediant_tree_path(5, 1) == "R4"
assert mediant_tree_path(1, 5) == "L4"
assert mediant_tree_path(3, 2) == "R1L1"
assert mediant_tree_path(6, 4) == "R1L1"
assert mediant_tree_path(355, 113) == "R3L7R15"
assert mediant_tree_path(8, 13) == "L1R1L1R1L1"
assert mediant_tree_path(1, 1) == ""
assert mediant_tree_path(4, 4) == ""
assert mediant_tree_path(0, 3) is None
assert mediant_tree_path(3, 0) is None

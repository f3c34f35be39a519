"""Follow keys through nested telephone menus: star goes up a level, hash to the top, a text is the destination. More wrong keys than allowed lead to the operator. Return destination, None if not reached, and keys used."""


def follow_phone_menu(menu, keys, allowed):
    path = [menu]
    wrong = 0
    for used, key in enumerate(keys, 1):
        if key == "#":
            path = path[:1]
        elif key == "*":
            path = path[:-1] or path
        elif key in path[-1]:
            choice = path[-1][key]
            if isinstance(choice, str):
                return choice, used
            path.append(choice)
        else:
            wrong += 1
            if wrong > allowed:
                return "operator", used
    return None, len(keys)


assert follow_phone_menu({"1": {"1": "sales", "2": "help"}, "2": "desk"}, "12", 1) == ("help", 2)
assert follow_phone_menu({"1": {"1": "sales"}, "2": "desk"}, "12", 0) == ("operator", 2)
assert follow_phone_menu({"1": {"1": "sales", "2": "help"}, "2": "desk"}, "1*2", 1) == ("desk", 3)
assert follow_phone_menu({"1": {"1": "sales", "2": "help"}, "2": "desk"}, "**11", 1) == ("sales", 4)
assert follow_phone_menu({"1": {"1": {"1": "x"}, "2": "y"}, "2": "z"}, "11#2", 1) == ("z", 4)
assert follow_phone_menu({"1": {"1": {"1": "x"}, "2": "y"}, "2": "z"}, "11*2", 1) == ("y", 4)
assert follow_phone_menu({"1": {"1": "sales"}, "2": "desk"}, "191", 1) == ("sales", 3)
assert follow_phone_menu({"1": {"1": "sales"}, "2": "desk"}, "1992", 1) == ("operator", 3)
assert follow_phone_menu({"1": {"1": "sales"}, "2": "desk"}, "92", 0) == ("operator", 1)
assert follow_phone_menu({"1": {"1": "sales"}, "2": "desk"}, "1", 0) == (None, 1)
assert follow_phone_menu({"1": "a"}, "#9*9", 2) == (None, 4)
assert follow_phone_menu({"1": "a"}, "", 0) == (None, 0)

def follow_phone_menu(menu, keys, allowed):
    def at(trail):
        place = menu
        for key in trail:
            place = place[key]
        return place

    trail, wrong = "", 0
    for used in range(1, len(keys) + 1):
        key = keys[used - 1]
        if key in "#*":
            trail = "" if key == "#" else trail[:-1]
        elif key in at(trail):
            trail += key
            if not isinstance(at(trail), dict):
                return at(trail), used
        elif wrong == allowed:
            return "operator", used
        else:
            wrong += 1
    return None, len(keys)

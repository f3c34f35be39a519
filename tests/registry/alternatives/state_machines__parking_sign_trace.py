def parking_sign_trace(cars, places, margin):
    free, full, signs, refused = places, False, [], 0
    for car in cars:
        change = -1 if car == "in" else 1
        if 0 <= free + change <= places:
            free += change
        elif car == "in":
            refused += 1
        full = free <= 0 or (full and free < margin)
        signs.append(("FREE", "FULL")[full])
    return signs, refused

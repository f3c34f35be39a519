def walk_bounded_robot(commands, width, height):
    if width <= 0 or height <= 0:
        return None
    cells = {complex(x, y) for x in range(width) for y in range(height)}
    place, direction, bumps = 0j, 1j, 0
    for command in commands:
        if command == "L":
            direction *= 1j
        elif command == "R":
            direction *= -1j
        elif command == "F" and place + direction in cells:
            place += direction
        elif command == "F":
            bumps += 1
    letter = {1j: "N", 1: "E", -1j: "S", -1: "W"}[direction]
    return int(place.real), int(place.imag), letter, bumps

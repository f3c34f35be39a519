def exposed_cube_faces(cubes):
    """Start from all faces and rub out those on the floor and those that touch another cube."""
    faces = {cube: set("DENSUW") for cube in cubes if cube[2] > -1}
    for x, y, z in faces:
        if z == 0:
            faces[x, y, z].discard("D")
        for a, b, other in (
            ("E", "W", (x + 1, y, z)),
            ("N", "S", (x, y + 1, z)),
            ("U", "D", (x, y, z + 1)),
        ):
            if other in faces:
                faces[x, y, z].discard(a)
                faces[other].discard(b)
    return [(cube, "".join(sorted(left))) for cube, left in sorted(faces.items()) if left]

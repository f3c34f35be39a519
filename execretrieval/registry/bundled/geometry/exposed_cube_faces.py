"""Faces of unit cubes to be painted, those without neighbour: sorted cubes with letters in the order DENSUW, E being right, N back, U up. Faces on the floor at 0, hidden cubes and those below are left out."""

FACES = {
    "D": (0, 0, -1),
    "E": (1, 0, 0),
    "N": (0, 1, 0),
    "S": (0, -1, 0),
    "U": (0, 0, 1),
    "W": (-1, 0, 0),
}


def exposed_cube_faces(cubes):
    solid = {cube for cube in cubes if cube[2] >= 0}
    painted = []
    for x, y, z in sorted(solid):
        letters = ""
        for letter, (dx, dy, dz) in FACES.items():
            if z + dz < 0 or (x + dx, y + dy, z + dz) in solid:
                continue
            letters += letter
        if letters:
            painted.append(((x, y, z), letters))
    return painted


assert exposed_cube_faces([(0, 0, 0)]) == [((0, 0, 0), "ENSUW")]
assert exposed_cube_faces([(0, 0, 1)]) == [((0, 0, 1), "DENSUW")]
assert exposed_cube_faces([(1, 0, 0), (0, 0, 0)]) == [((0, 0, 0), "NSUW"), ((1, 0, 0), "ENSU")]
assert exposed_cube_faces([(2, 3, 0), (2, 4, 0), (2, 4, 0)]) == [
    ((2, 3, 0), "ESUW"),
    ((2, 4, 0), "ENUW"),
]
assert exposed_cube_faces([(4, 1, 0), (4, 1, 1)]) == [((4, 1, 0), "ENSW"), ((4, 1, 1), "ENSUW")]
assert exposed_cube_faces([(0, 0, 0), (0, 0, 2)]) == [((0, 0, 0), "ENSUW"), ((0, 0, 2), "DENSUW")]
assert exposed_cube_faces([(0, 0, 0), (1, 1, 0)]) == [((0, 0, 0), "ENSUW"), ((1, 1, 0), "ENSUW")]
assert exposed_cube_faces([(0, 0, 0), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1)]) == [
    ((-1, 0, 0), "NSUW"),
    ((0, -1, 0), "ESUW"),
    ((0, 0, 1), "ENSUW"),
    ((0, 1, 0), "ENUW"),
    ((1, 0, 0), "ENSU"),
]
assert exposed_cube_faces([(0, 0, -1), (0, 0, 0)]) == [((0, 0, 0), "ENSUW")]
assert exposed_cube_faces([(5, 5, -1)]) == []
assert exposed_cube_faces([]) == []

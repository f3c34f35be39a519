from fractions import Fraction


def zoom_about_cursor(view, cursor, factor, limits):
    if not factor > 0:
        return view
    *corner, scale = view
    zoomed = sorted([limits[0], Fraction(scale) * Fraction(factor), limits[1]])[1]
    # The distance from the corner to the fixed place shrinks as the scale grows.
    shrink = Fraction(scale) / Fraction(zoomed)
    moved = []
    for start, pixels in zip(corner, cursor, strict=True):
        fixed = start + Fraction(pixels) / Fraction(scale)
        moved.append(float(fixed + (start - fixed) * shrink))
    return (*moved, float(zoomed))

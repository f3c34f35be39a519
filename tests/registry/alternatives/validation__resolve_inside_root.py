import posixpath


def resolve_inside_root(folder, path):
    # Two marker folders above the root show whether a path ever climbs out of it.
    here = posixpath.join("/", folder.strip("/"))
    steps = path.split("/")
    for end in range(1, len(steps) + 1):
        part = "/".join(steps[:end])
        base = "" if path.startswith("/") else here.strip("/")
        if posixpath.normpath(f"@/{base}/./{part.lstrip('/')}").split("/")[0] != "@":
            return None
    if path.count("\\"):
        return None
    whole = posixpath.normpath(posixpath.join(here, path)).strip("/")
    return whole or "."

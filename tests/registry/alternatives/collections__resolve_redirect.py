def resolve_redirect(redirects, address, max_hops):
    path = [address]
    for _ in range(max_hops):
        path.append(redirects.get(path[-1]))
    path = [stop for stop in path if stop is not None]
    return path[-1] if len(set(path)) == len(path) else None

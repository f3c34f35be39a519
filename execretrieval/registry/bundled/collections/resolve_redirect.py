"""Follow a table of redirects from an address towards its final target, making at most a given number of hops and returning the address reached then. Coming back within these hops to an address already visited gives None."""


def resolve_redirect(redirects, address, max_hops):
    seen = [address]
    while seen[-1] in redirects:
        if len(seen) > max_hops:
            break
        target = redirects[seen[-1]]
        if target in seen:
            return None
        seen.append(target)
    return seen[-1]


assert resolve_redirect({"/a": "/b"}, "/a", 1) == "/b"
assert resolve_redirect({"/a": "/b"}, "/a", 0) == "/a"
assert resolve_redirect({"/a": "/b", "/b": "/c"}, "/a", 2) == "/c"
assert resolve_redirect({"/a": "/b", "/b": "/c"}, "/a", 1) == "/b"
assert resolve_redirect({"/a": "/b", "/b": "/c"}, "/b", 1) == "/c"
assert resolve_redirect({"/a": "/b", "/b": "/c", "/c": "/d"}, "/a", 5) == "/d"
assert resolve_redirect({"/a": "/a"}, "/a", 1) is None
assert resolve_redirect({"/a": "/b", "/b": "/a"}, "/a", 2) is None
assert resolve_redirect({"/a": "/b", "/b": "/a"}, "/a", 1) == "/b"
assert resolve_redirect({"/a": "/b", "/b": "/c", "/c": "/b"}, "/a", 9) is None
assert resolve_redirect({"/a": "/b"}, "/x", 3) == "/x"
assert resolve_redirect({"/a": "/b"}, "/a", -1) == "/a"

"""Sorted permissions a role ends up with: its own and inherited grants, less those denied anywhere along the inheritance. A deny always wins over a grant; unknown roles grant nothing, and cyclic inheritance is tolerated."""


def lineage(roles, name):
    seen = set()
    pending = [name]
    while pending:
        current = pending.pop()
        if current in seen or current not in roles:
            continue
        seen.add(current)
        pending.extend(roles[current].get("inherits", ()))
    return seen


def effective_permissions(roles, name):
    granted, denied = set(), set()
    for role in lineage(roles, name):
        granted.update(roles[role].get("grants", ()))
        denied.update(roles[role].get("denies", ()))
    return sorted(granted - denied)


assert effective_permissions({"dev": {"grants": ["write", "read"]}}, "dev") == ["read", "write"]
assert effective_permissions({"dev": {"grants": ["read"], "denies": ["read"]}}, "dev") == []
assert effective_permissions(
    {"dev": {"grants": ["write"], "inherits": ["user"]}, "user": {"grants": ["read"]}}, "dev"
) == ["read", "write"]
assert effective_permissions(
    {"dev": {"grants": ["write"], "inherits": ["user"]}, "user": {"grants": ["read"]}}, "user"
) == ["read"]
assert (
    effective_permissions(
        {"dev": {"grants": ["write"], "inherits": ["user"]}, "user": {"denies": ["write"]}}, "dev"
    )
    == []
)
assert effective_permissions(
    {"dev": {"denies": ["read"], "inherits": ["user"]}, "user": {"grants": ["read", "ping"]}}, "dev"
) == ["ping"]
assert effective_permissions(
    {
        "a": {"inherits": ["b", "c"]},
        "b": {"inherits": ["d"], "grants": ["x"]},
        "c": {"grants": ["y"]},
        "d": {"grants": ["z"], "denies": ["y"]},
    },
    "a",
) == ["x", "z"]
assert effective_permissions(
    {"a": {"inherits": ["b"], "grants": ["x"]}, "b": {"inherits": ["a"], "grants": ["y"]}}, "a"
) == ["x", "y"]
assert effective_permissions({"a": {"inherits": ["gone"], "grants": ["x"]}}, "a") == ["x"]
assert effective_permissions({"a": {"grants": ["x"]}}, "gone") == []
assert effective_permissions({"a": {}}, "a") == []

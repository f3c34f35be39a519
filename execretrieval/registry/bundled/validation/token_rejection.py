"""Reason for refusing JWT claims: issuer not trusted, audience (a name or a list) without us, early before the optional start, late from expiry on, the last two relaxed by a leeway in seconds. Accepted tokens give None."""


def names_audience(claim, wanted):
    return wanted in claim if isinstance(claim, list) else claim == wanted


def token_rejection(claims, now, trusted, audience, leeway):
    if claims["iss"] not in trusted:
        return "issuer"
    if not names_audience(claims["aud"], audience):
        return "audience"
    if "nbf" in claims and now + leeway < claims["nbf"]:
        return "early"
    if now - leeway >= claims["exp"]:
        return "late"
    return None


assert (
    token_rejection(
        {"iss": "hub", "aud": ["web", "app"], "nbf": 100, "exp": 200}, 150, ["hub"], "app", 0
    )
    is None
)
assert (
    token_rejection(
        {"iss": "hub", "aud": ["web", "app"], "nbf": 100, "exp": 200}, 150, ["spoke"], "app", 0
    )
    == "issuer"
)
assert (
    token_rejection(
        {"iss": "hub", "aud": ["web", "app"], "nbf": 100, "exp": 200}, 150, ["hub"], "ap", 0
    )
    == "audience"
)
assert token_rejection({"iss": "hub", "aud": "app", "exp": 9}, 5, ["hub"], "app", 0) is None
assert token_rejection({"iss": "hub", "aud": "apps", "exp": 9}, 5, ["hub"], "app", 0) == "audience"
assert [
    token_rejection(
        {"iss": "hub", "aud": ["web", "app"], "nbf": 100, "exp": 200}, now, ["hub"], "web", 0
    )
    for now in (99, 100)
] == ["early", None]
assert [
    token_rejection(
        {"iss": "hub", "aud": ["web", "app"], "nbf": 100, "exp": 200}, now, ["hub"], "web", 0
    )
    for now in (199, 200)
] == [None, "late"]
assert [
    token_rejection(
        {"iss": "hub", "aud": ["web", "app"], "nbf": 100, "exp": 200}, now, ["hub"], "web", 7
    )
    for now in (92, 93)
] == ["early", None]
assert [
    token_rejection(
        {"iss": "hub", "aud": ["web", "app"], "nbf": 100, "exp": 200}, now, ["hub"], "web", 7
    )
    for now in (206, 207)
] == [None, "late"]
assert token_rejection({"iss": "hub", "aud": "app", "exp": 9}, -50, ["hub"], "app", 0) is None
assert (
    token_rejection({"iss": "hub", "aud": "web", "exp": 0, "nbf": 60}, 50, ["hub"], "web", 2)
    == "early"
)

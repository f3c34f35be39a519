def token_rejection(claims, now, trusted, audience, leeway):
    listed = claims["aud"] if type(claims["aud"]) is list else [claims["aud"]]
    window = range(claims.get("nbf", now) - leeway, max(claims["exp"], now) + leeway + 1)
    reasons = [
        ("issuer", claims["iss"] in set(trusted)),
        ("audience", audience in listed),
        ("early", now in window),
        ("late", claims["exp"] > now - leeway),
    ]
    return ([reason for reason, passed in reasons if not passed] or [None])[0]

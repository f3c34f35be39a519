import re

RULES = [
    ("short", r"(?s)(?!.{10})"),
    ("digit", r"\D*\Z"),
    ("letter", r"[\W\d_]*\Z"),
    ("repeat", r"(?s).*(.)\1\1"),
]


def password_faults(password, user):
    faults = [name for name, pattern in RULES if re.match(pattern, password)]
    if user != "" and password.casefold().count(user.casefold()):
        faults.append("user")
    return faults

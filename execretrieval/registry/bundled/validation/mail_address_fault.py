"""Wrong part of a mail address: at unless exactly one, local for an empty, badly dotted, non-ASCII or blank-holding user or one over 64 long, domain unless two or more sound labels, long above 254; first fault or None."""

import re

ATOM = re.compile("[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+")
LABEL = re.compile("[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def parts_match(text, pattern):
    return all(pattern.fullmatch(part) for part in text.split("."))


def mail_address_fault(address):
    if address.count("@") != 1:
        return "at"
    local, _, domain = address.partition("@")
    if len(local) > 64 or not parts_match(local, ATOM):
        return "local"
    if "." not in domain or not parts_match(domain, LABEL):
        return "domain"
    return "long" if len(address) > 254 else None


assert mail_address_fault("ann.lee+news@mail.example-1.org") is None
assert [mail_address_fault(text) for text in ("", "ann.example.org", "a@b@c.org")] == ["at"] * 3
assert [
    mail_address_fault(f"{local}@b.org") for local in ("", ".a", "a.", "a..b", "a b", "\u00e4")
] == ["local"] * 6
assert mail_address_fault("a" * 64 + "@b.org") is None
assert mail_address_fault("a" * 65 + "@b.org") == "local"
assert [mail_address_fault(f"a@{name}") for name in ("", "org", "b..org", ".org", "b.org.")] == [
    "domain"
] * 5
assert [mail_address_fault(f"a@{name}") for name in ("-b.org", "b-.org", "b_c.org")] == [
    "domain"
] * 3
assert [mail_address_fault(f"a@{'b' * size}.org") for size in (63, 64)] == [None, "domain"]
assert mail_address_fault("a@" + "b." * 126) == "domain"
assert mail_address_fault("a" * 4 + "@" + "b." * 124 + "c") is None
assert mail_address_fault("a" * 5 + "@" + "b." * 124 + "c") == "long"
assert mail_address_fault("a@1.b") is None

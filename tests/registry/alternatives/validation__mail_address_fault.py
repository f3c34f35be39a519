import string

WORD = set(string.ascii_letters + string.digits)


def is_label(label):
    return 0 < len(label) < 64 and set(label) <= WORD | {"-"} and {label[0], label[-1]} <= WORD


def mail_address_fault(address):
    pieces = address.split("@")
    if len(pieces) != 2:
        return "at"
    atoms, labels = pieces[0].split("."), pieces[1].split(".")
    allowed = WORD | set("!#$%&'*+/=?^_`{|}~-")
    if "" in atoms or not set().union(*atoms) <= allowed or len(pieces[0]) >= 65:
        return "local"
    if len(labels) == 1 or not all(map(is_label, labels)):
        return "domain"
    return None if len(address) < 255 else "long"

def apply_mode_clauses(mode, text):
    granted = {
        (person, right)
        for place, person in enumerate("ugo")
        for rank, right in enumerate("rwx")
        if mode & 1 << (8 - 3 * place - rank)
    }
    for clause in text.split(","):
        signs = [char for char in clause if char in "+-="]
        if len(signs) != 1:
            return None
        people, rights = clause.split(signs[0])
        if set(people) - set("ugoa") or set(rights) - set("rwx"):
            return None
        chosen = "ugo" if "a" in people or not people else people
        pairs = {(person, right) for person in chosen for right in rights}
        if signs[0] == "=":
            granted = {pair for pair in granted if pair[0] not in chosen}
        granted = granted - pairs if signs[0] == "-" else granted | pairs
    return sum(
        1 << (8 - 3 * place - rank)
        for place, person in enumerate("ugo")
        for rank, right in enumerate("rwx")
        if (person, right) in granted
    )

def choose_language(header, offered):
    table = {}
    for item in header.split(","):
        if item.strip():
            parts = item.lower().split(";")
            key = parts[0].strip()
            table[key] = float(parts[1].split("=")[1]) if len(parts) > 1 else 1.0

    def quality(language):
        pieces = language.lower().split("-")
        for size in range(len(pieces), 0, -1):
            if "-".join(pieces[:size]) in table:
                return table["-".join(pieces[:size])]
        return table.get("*", 0)

    wanted = [language for language in offered if quality(language) > 0]
    return max(wanted, key=quality, default=None)

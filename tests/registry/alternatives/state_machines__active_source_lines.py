def active_source_lines(lines, names):
    rest = list(lines)

    def block(live, inside):
        kept = []
        while rest:
            line = rest.pop(0)
            words = line.split()
            first = line.strip().split(" ")[0]
            if first == "#if":
                name = " ".join(words[1:])
                wanted = (name[1:] not in names) if name[:1] == "!" else name in names
                kept += block(live and wanted, (live, wanted))
            elif first in ("#else", "#end"):
                if inside is None:
                    raise ValueError(line)
                if first == "#end":
                    return kept
                outer, wanted = inside
                inside = (outer, not wanted)
                live = outer and not wanted
            elif live:
                kept.append(line)
        if inside is not None:
            raise ValueError(lines)
        return kept

    return block(True, None)

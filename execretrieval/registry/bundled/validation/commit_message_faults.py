"""Faults of a commit message as line number and word: long subject above 50, dot ending it, blank unless line 2 is empty, wide later lines above 72 without web address. A subject of blanks gives only empty."""


def is_wide(line):
    return len(line) > 72 and "://" not in line


def commit_message_faults(message):
    lines = message.split("\n")
    subject = lines[0]
    if subject.strip() == "":
        return [(1, "empty")]
    faults = []
    if len(subject) > 50:
        faults.append((1, "long"))
    if subject.endswith("."):
        faults.append((1, "dot"))
    if len(lines) > 1 and lines[1] != "":
        faults.append((2, "blank"))
    for number, line in enumerate(lines[2:], 3):
        if is_wide(line):
            faults.append((number, "wide"))
    return faults


assert commit_message_faults("Add a gauge") == []
assert commit_message_faults("s" * 50 + "\n\nbody.") == []
assert commit_message_faults("s" * 51) == [(1, "long")]
assert commit_message_faults("Add a gauge.") == [(1, "dot")]
assert commit_message_faults("s" * 50 + ".\nmore") == [(1, "long"), (1, "dot"), (2, "blank")]
assert commit_message_faults("Add\n\n" + "w" * 72) == []
assert commit_message_faults("Add\n\nok\n" + "w" * 73) == [(4, "wide")]
assert commit_message_faults("Add\n\n" + "w" * 73 + "\nok") == [(3, "wide")]
assert commit_message_faults("Add\n\nhttp://" + "w" * 70) == []
assert commit_message_faults("Add\n" + "w" * 80) == [(2, "blank")]
assert commit_message_faults("Add\n") == []
assert [commit_message_faults(text) for text in ("", " \nAdd.")] == [[(1, "empty")], [(1, "empty")]]

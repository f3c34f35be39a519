"""Make file names unique in order, ignoring case, by numbering repeats as in plan (2).txt, with the lowest free number from 2. The number goes before an extension of one to four characters, not counting a leading dot, else last."""


def with_number(name, number):
    stem, _, extension = name.rpartition(".")
    if not stem or not 1 <= len(extension) <= 4:
        return f"{name} ({number})"
    return f"{stem} ({number}).{extension}"


def unique_file_names(names):
    taken = set()
    unique = []
    for name in names:
        candidate, number = name, 2
        while candidate.lower() in taken:
            candidate = with_number(name, number)
            number += 1
        taken.add(candidate.lower())
        unique.append(candidate)
    return unique


assert unique_file_names(["plan.txt", "plan.txt"]) == ["plan.txt", "plan (2).txt"]
assert unique_file_names(["a.txt", "b.txt", "a.csv"]) == ["a.txt", "b.txt", "a.csv"]
assert unique_file_names(["a.b", "a.b", "a.b"]) == ["a.b", "a (2).b", "a (3).b"]
assert unique_file_names(["Plan.json", "plan.JSON"]) == ["Plan.json", "plan (2).JSON"]
assert unique_file_names(["a (2).b", "a.b", "a.b"]) == ["a (2).b", "a.b", "a (3).b"]
assert unique_file_names(["a.b", "a.b", "a (2).b"]) == ["a.b", "a (2).b", "a (2) (2).b"]
assert unique_file_names(["v1.final", "v1.final"]) == ["v1.final", "v1.final (2)"]
assert unique_file_names([".env", ".env"]) == [".env", ".env (2)"]
assert unique_file_names(["x.tar.gz", "x.tar.gz"]) == ["x.tar.gz", "x.tar (2).gz"]
assert unique_file_names(["q.", "q."]) == ["q.", "q. (2)"]
assert unique_file_names(["read", "read"]) == ["read", "read (2)"]
assert unique_file_names([]) == []

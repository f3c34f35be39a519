"""Read header lines into name and value pairs: names are lower-cased, a line starting with a blank continues the value above with one blank between, an empty line ends the header. A missing colon or a leading continuation gives None."""


def unfold_header_lines(lines):
    pairs = []
    for line in lines:
        if line == "":
            break
        if line[0] in " \t":
            if not pairs:
                return None
            name, value = pairs[-1]
            pairs[-1] = (name, f"{value} {line.strip()}".strip())
            continue
        name, colon, value = line.partition(":")
        if not colon or not name.strip():
            return None
        pairs.append((name.strip().lower(), value.strip()))
    return pairs


assert unfold_header_lines(["Host: a", "Accept: b;q=1"]) == [("host", "a"), ("accept", "b;q=1")]
assert unfold_header_lines(["X: ", "  two", "\tthree ", " "]) == [("x", "two three")]
assert unfold_header_lines(["X: 1", "", "not: read"]) == [("x", "1")]
assert unfold_header_lines(["T: 10:30"]) == [("t", "10:30")]
assert unfold_header_lines(["A: 1", "A: 2", " 3"]) == [("a", "1"), ("a", "2 3")]
assert unfold_header_lines(["Empty:"]) == [("empty", "")]
assert unfold_header_lines(["A : x"]) == [("a", "x")]
assert unfold_header_lines(["A: 1", "broken"]) is None
assert unfold_header_lines([" lost", "A: 1"]) is None
assert unfold_header_lines([": v"]) is None
assert unfold_header_lines(["", "x"]) == []
assert unfold_header_lines([]) == []

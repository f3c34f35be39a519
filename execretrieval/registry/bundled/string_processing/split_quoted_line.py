"""Split a line at a separator character that is not inside double quotes, removing the quotes; a doubled quote inside stands for one. Text beside quotes in the same field, or a quote left open, gives None."""


def read_quoted(line, start):
    value = ""
    index = start
    while index < len(line):
        if line[index] != '"':
            value += line[index]
            index += 1
        elif line[index + 1 : index + 2] == '"':
            value += '"'
            index += 2
        else:
            return value, index + 1
    return None


def split_quoted_line(line, separator):
    fields = []
    start = 0
    while True:
        if line[start : start + 1] == '"':
            quoted = read_quoted(line, start + 1)
            if quoted is None:
                return None
            value, stop = quoted
            if stop < len(line) and line[stop] != separator:
                return None
        else:
            value, _, _ = line[start:].partition(separator)
            stop = start + len(value)
            if '"' in value:
                return None
        fields.append(value)
        if stop >= len(line):
            return fields
        start = stop + 1


assert split_quoted_line('a,"b,c",d', ",") == ["a", "b,c", "d"]
assert split_quoted_line('"say ""hi""";x', ";") == ['say "hi"', "x"]
assert split_quoted_line('"";"""";', ";") == ["", '"', ""]
assert split_quoted_line("a,,b,", ",") == ["a", "", "b", ""]
assert split_quoted_line("ab", ",") == ["ab"]
assert split_quoted_line("", ",") == [""]
assert split_quoted_line(",", ",") == ["", ""]
assert split_quoted_line('"ab"', ",") == ["ab"]
assert split_quoted_line('a,"b', ",") is None
assert split_quoted_line('"a"b,c', ",") is None
assert split_quoted_line('a"b",c', ",") is None
assert split_quoted_line('a,b "', ",") is None

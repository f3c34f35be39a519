"""Turn straight double quotes into curly ones: opening at the start, after a blank or an opening bracket, otherwise closing. A quote directly after a digit is an inch mark and stays straight unless a quotation is open."""

OPENING, CLOSING = "\u201c", "\u201d"


def starts_quote(before):
    return before == "" or before.isspace() or before in "([{"


def curl_straight_quotes(text):
    result = ""
    depth = 0
    for index, char in enumerate(text):
        before = text[index - 1 : index]
        if char != '"' or (before.isdecimal() and depth == 0):
            result += char
        elif starts_quote(before):
            result += OPENING
            depth += 1
        else:
            result += CLOSING
            depth = max(depth - 1, 0)
    return result


assert curl_straight_quotes('"Hi," she said') == "\u201cHi,\u201d she said"
assert curl_straight_quotes('say "yes" ("no")') == "say \u201cyes\u201d (\u201cno\u201d)"
assert curl_straight_quotes('a 5" pipe') == 'a 5" pipe'
assert curl_straight_quotes('"route 66"') == "\u201croute 66\u201d"
assert curl_straight_quotes('"a" 7"') == '\u201ca\u201d 7"'
assert curl_straight_quotes('"a "b" 7" 8"') == '\u201ca \u201cb\u201d 7\u201d 8"'
assert curl_straight_quotes('["x"]\t"y"') == "[\u201cx\u201d]\t\u201cy\u201d"
assert curl_straight_quotes('end" 5"') == 'end\u201d 5"'
assert curl_straight_quotes('""') == "\u201c\u201d"
assert curl_straight_quotes('"') == "\u201c"
assert curl_straight_quotes('4" "') == '4" \u201c'
assert curl_straight_quotes("") == ""

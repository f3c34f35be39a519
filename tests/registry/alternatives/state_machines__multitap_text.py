def multitap_text(presses, timeout):
    rows = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    runs = []
    for time, key in presses:
        if runs and runs[-1][0] == key and time - runs[-1][2] <= timeout and key not in "*":
            runs[-1] = [key, runs[-1][1] + 1, time]
        else:
            runs.append([key, 1, time])
    text = []
    for key, count, _ in runs:
        if key in "23456789":
            row = rows[int(key) - 2]
            text.append(row[(count - 1) % len(row)])
        elif key == "*" and text:
            text.pop()
    return "".join(text)

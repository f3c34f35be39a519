"""Write whole numbers as text such as 1-3, 5, 8, 9: sorted, repeats dropped, at least three consecutive numbers joined by a dash, shorter runs spelled out. No numbers give empty text."""


def run_text(first, last):
    if last - first < 2:
        return ", ".join(str(number) for number in range(first, last + 1))
    return f"{first}-{last}"


def format_number_runs(numbers):
    runs = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
            continue
        runs.append([number, number])
    return ", ".join(run_text(first, last) for first, last in runs)


assert format_number_runs([1, 2, 3, 5, 8, 9]) == "1-3, 5, 8, 9"
assert format_number_runs([9, 3, 1, 2, 8, 2]) == "1-3, 8, 9"
assert format_number_runs([4, 5, 6, 7]) == "4-7"
assert format_number_runs([4, 5]) == "4, 5"
assert format_number_runs([4, 6, 8]) == "4, 6, 8"
assert format_number_runs([10, 11, 12, 20, 21, 22]) == "10-12, 20-22"
assert format_number_runs([0, 1, 2, 4]) == "0-2, 4"
assert format_number_runs([7]) == "7"
assert format_number_runs([7, 7, 7]) == "7"
assert format_number_runs([]) == ""

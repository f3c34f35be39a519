"""Split values into sorted runs for a merge sort: longest stretches that never fall, or always fall and are turned round. A run under the minimum length takes values after it too, up to that many."""


def run_end(values, start):
    end = start + 1
    if end == len(values):
        return end
    falling = values[end] < values[start]
    while end < len(values) and (values[end] < values[end - 1]) == falling:
        end += 1
    return end


def natural_runs(values, minimum):
    runs = []
    start = 0
    while start < len(values):
        end = max(run_end(values, start), start + minimum)
        runs.append(sorted(values[start:end]))
        start = end
    return runs


assert natural_runs([1, 2, 3, 2, 5], 1) == [[1, 2, 3], [2, 5]]
assert natural_runs([3, 2, 1, 4, 4, 6], 1) == [[1, 2, 3], [4, 4, 6]]
assert natural_runs([3, 3, 2, 2, 1], 1) == [[3, 3], [2, 2], [1]]
assert natural_runs([5, 4, 4, 3], 1) == [[4, 5], [3, 4]]
assert natural_runs([1, 2, 9, 3, 8, 7], 4) == [[1, 2, 3, 9], [7, 8]]
assert natural_runs([1, 2, 9, 3, 8, 7], 3) == [[1, 2, 9], [3, 7, 8]]
assert natural_runs([2, 1, 7, 0, 5, 6, 4], 3) == [[1, 2, 7], [0, 5, 6], [4]]
assert natural_runs([4, 9], 5) == [[4, 9]]
assert natural_runs([9, 4, 1], 0) == [[1, 4, 9]]
assert natural_runs([6], 1) == [[6]]
assert natural_runs([2, 2], 1) == [[2, 2]]
assert natural_runs([], 2) == []

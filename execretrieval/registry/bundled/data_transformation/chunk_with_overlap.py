"""Split a list into pieces of a given size, each repeating the last few items of the one before, until the end is covered. A negative overlap, or one not below the size, gives an empty list."""


def chunk_with_overlap(items, size, overlap):
    if overlap < 0 or overlap >= size:
        return []
    chunks = []
    for start in range(0, len(items), size - overlap):
        end = start + size
        chunks.append(items[start:end])
        if end >= len(items):
            break
    return chunks


assert chunk_with_overlap([1, 2, 3, 4, 5], 3, 1) == [[1, 2, 3], [3, 4, 5]]
assert chunk_with_overlap([1, 2, 3, 4, 5, 6], 3, 1) == [[1, 2, 3], [3, 4, 5], [5, 6]]
assert chunk_with_overlap([1, 2, 3, 4], 2, 0) == [[1, 2], [3, 4]]
assert chunk_with_overlap([1, 2, 3], 2, 0) == [[1, 2], [3]]
assert chunk_with_overlap([1, 2, 3, 4], 3, 2) == [[1, 2, 3], [2, 3, 4]]
assert chunk_with_overlap([1, 2, 3], 3, 2) == [[1, 2, 3]]
assert chunk_with_overlap([1, 2], 5, 1) == [[1, 2]]
assert chunk_with_overlap([], 2, 1) == []
assert chunk_with_overlap([1, 2, 3], 2, 2) == []
assert chunk_with_overlap([1, 2, 3], 2, 3) == []
assert chunk_with_overlap([1, 2, 3], 2, -1) == []
assert chunk_with_overlap([1, 2], 0, 0) == []

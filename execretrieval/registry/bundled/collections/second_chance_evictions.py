"""Replay page requests on a cache with a number of frames under the second-chance (clock) policy and list the pages thrown out. Pages load unmarked and a hit marks them; fewer than one frame throws nothing out."""

from collections import deque


def pick_victim(ring, marked):
    while ring[0] in marked:
        marked.discard(ring[0])
        ring.rotate(-1)
    return ring.popleft()


def second_chance_evictions(requests, frames):
    if frames < 1:
        return []
    ring, marked, evicted = deque(), set(), []
    for page in requests:
        if page in ring:
            marked.add(page)
            continue
        if len(ring) == frames:
            evicted.append(pick_victim(ring, marked))
        ring.append(page)
    return evicted


assert second_chance_evictions("abc", 3) == []
assert second_chance_evictions("abcd", 3) == ["a"]
assert second_chance_evictions("abc", 2) == ["a"]
assert second_chance_evictions("abcad", 3) == ["b"]
assert second_chance_evictions("abcabd", 3) == ["c"]
assert second_chance_evictions("abcabcd", 3) == ["a"]
assert second_chance_evictions("abcadebf", 3) == ["b", "c", "a", "d"]
assert second_chance_evictions("aab", 1) == ["a"]
assert second_chance_evictions("aba", 1) == ["a", "b"]
assert second_chance_evictions("ab", 0) == []
assert second_chance_evictions("ab", -1) == []
assert second_chance_evictions("", 2) == []

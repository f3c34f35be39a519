import heapq


def spread_over_shards(weights, initial, room):
    heap = [(load, n, []) for n, load in enumerate(initial)] if room > 0 else []
    done = [(load, n, []) for n, load in enumerate(initial) if room <= 0]
    heapq.heapify(heap)
    names = sorted(weights)
    names.sort(key=weights.__getitem__, reverse=True)
    for name in names:
        if not heap:
            return None
        load, n, shard = heapq.heappop(heap)
        entry = (load + weights[name], n, [*shard, name])
        if len(entry[2]) == room:
            done.append(entry)
        else:
            heapq.heappush(heap, entry)
    return [shard for _, _, shard in sorted(heap + done, key=lambda entry: entry[1])]

def lease_holder_trace(requests, duration):
    # The state is the live lease, node and end, or none at all.
    trace, lease = [], []
    for time, node, action in requests:
        lease = [(who, end) for who, end in lease if time < end]
        owners = {who for who, _ in lease}
        if owners <= {node} and action in ("claim", "release"):
            lease = [(node, time + duration)] if action == "claim" else []
        trace.append(lease[0][0] if lease else None)
    return trace

def merge_replica_sets(replicas, horizon):
    operations = [op for log in replicas for op in log if op[0] <= horizon]
    present = set()
    # Replay in time order, adds before removes of the same time.
    for _, action, element in sorted(operations, key=lambda op: (op[0], "ar".index(op[1][0]))):
        if action == "add":
            present |= {element}
        else:
            present -= {element}
    return sorted(present)

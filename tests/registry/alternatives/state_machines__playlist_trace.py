def playlist_trace(commands, tracks):
    trace = []
    for count, command in enumerate(commands, 1):
        mode = commands[:count].count("r") % 3
        track = trace[-1] if trace else 0
        last = tracks - 1
        if command == "r" or track is None or (command == "e" and mode == 2):
            trace.append(track)
        elif command == "p":
            trace.append(track - 1 if track > 0 else (last if mode == 1 else 0))
        elif track < last:
            trace.append(track + 1)
        else:
            trace.append(0 if mode == 1 else (None if command == "e" else last))
    return trace

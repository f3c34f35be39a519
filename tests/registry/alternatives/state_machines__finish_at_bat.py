def finish_at_bat(pitches):
    for used in range(1, len(pitches) + 1):
        seen = pitches[:used]
        strikes = 0
        for pitch in seen:
            strikes = {"S": strikes + 1, "T": strikes + 1, "F": max(strikes, min(strikes + 1, 2))}.get(
                pitch, strikes
            )
        if seen[-1] == "X":
            return "in play", used
        if seen.count("B") == 4 or strikes == 3:
            return ("out" if strikes == 3 else "walk"), used
    return None, len(pitches)

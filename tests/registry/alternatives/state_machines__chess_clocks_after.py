def chess_clocks_after(times, start, increment, most):
    def clock(mine):
        """What is left and the number of own moves completed."""
        rest = start
        for done, used in enumerate(mine):
            if rest - used <= 0:
                return 0, done
            rest = rest - used + increment
            rest = most if rest > most else rest
        return rest, len(mine)

    for count in range(1, len(times) + 1):
        played = times[:count]
        _, done = clock(played[(count - 1) % 2 :: 2])
        if done < len(played[(count - 1) % 2 :: 2]):
            return clock(played[::2])[0], clock(played[1::2])[0], count - 1
    return clock(times[::2])[0], clock(times[1::2])[0], len(times)

def bracket_first_bad(states):
    if not states or states[-1] != "B":
        return None

    def narrow(good, bad, probes):
        middle = (good + bad) // 2
        open_builds = [i for i in range(len(states)) if good < i < bad and states[i] in "GB"]
        if not open_builds:
            return good, bad, probes
        lower = [i for i in open_builds if i <= middle]
        probe = lower[-1] if lower else open_builds[0]
        if states[probe] == "G":
            return narrow(probe, bad, probes + 1)
        return narrow(good, probe, probes + 1)

    return narrow(-1, len(states) - 1, 0)

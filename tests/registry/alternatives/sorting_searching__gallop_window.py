def gallop_window(values, target):
    powers = [1 << bit for bit in range(len(values).bit_length())]
    failed = [power for power in powers if values[power - 1] < target]
    if len(failed) < len(powers):
        power = powers[len(failed)]
        return (failed[-1] if failed else 0), power - 1, len(failed) + 1
    return (failed[-1] if failed else 0), len(values), len(failed)

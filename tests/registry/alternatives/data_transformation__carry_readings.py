def carry_readings(readings, limit):
    def reading_at(i, steps):
        if readings[i] is not None:
            return readings[i]
        if i == 0 or steps == 0:
            return None
        return reading_at(i - 1, steps - 1)

    return [reading_at(i, limit) for i in range(len(readings))]

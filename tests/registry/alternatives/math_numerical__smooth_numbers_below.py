def smooth_numbers_below(factors, limit):
    useful = [factor for factor in factors if factor >= 2]

    def reducible(number):
        return number == 1 or any(number % f == 0 and reducible(number // f) for f in useful)

    return [number for number in range(1, limit) if reducible(number)]

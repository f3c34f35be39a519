from functools import reduce


def overlay_settings(layers):
    def combine(below, above):
        match below, above:
            case _, None:
                return None
            case list(), ["+", *more]:
                return [*below, *more]
            case _, ["+", *more]:
                return more
            case dict(), dict():
                joined = {key: combine(below.get(key), above.get(key, below.get(key))) for key in above}
                joined = {**below, **joined}
                return {key: value for key, value in joined.items() if value is not None}
            case _, dict():
                return combine({}, above)
        return above

    return reduce(combine, layers, {})

from datetime import datetime


def dos_timestamp(date_word, time_word):
    years, date_rest = divmod(date_word, 512)
    month, day = divmod(date_rest, 32)
    hour, time_rest = divmod(time_word, 2048)
    minute, pairs = divmod(time_rest, 32)
    try:
        moment = datetime(1980 + years, month, day, hour, minute, 2 * pairs)  # noqa: DTZ001
    except ValueError:
        return None
    return moment.timetuple()[:6]

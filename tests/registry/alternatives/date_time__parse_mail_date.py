from datetime import datetime


def parse_mail_date(text):
    try:
        moment = datetime.strptime(text, "%a, %d %b %Y %H:%M:%S %z")
    except ValueError:
        return None
    # The parser is lenient about widths and weekdays; writing the date back is not.
    if moment.strftime("%a, %d %b %Y %H:%M:%S %z") != text:
        return None
    return int(moment.timestamp())

"""Seconds since 1970 of a mail header date such as Tue, 05 Mar 2024 14:03:09 +0100, English names, case as shown. A weekday that does not fit the date, an impossible date or time, or any other form gives None."""

import re
from datetime import datetime

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
FORM = re.compile(
    r"(\w{3}), (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)", re.ASCII
)


def parse_mail_date(text):
    match = FORM.fullmatch(text)
    if match is None or match[1] not in DAYS or match[3] not in MONTHS:
        return None
    day, year, hour, minute, second = (int(match[i]) for i in (2, 4, 5, 6, 7))
    month = MONTHS.index(match[3]) + 1
    try:
        moment = datetime(year, month, day, hour, minute, second)
    except ValueError:
        return None
    if moment.weekday() != DAYS.index(match[1]):
        return None
    offset = (int(match[9]) * 60 + int(match[10])) * 60
    local = round((moment - datetime(1970, 1, 1)).total_seconds())
    return local + offset if match[8] == "-" else local - offset


assert parse_mail_date("Thu, 01 Jan 1970 00:00:00 +0000") == 0
assert parse_mail_date("Thu, 01 Jan 1970 00:00:00 -0100") == 3600
assert parse_mail_date("Thu, 01 Jan 1970 01:30:00 +0130") == 0
assert parse_mail_date("Tue, 05 Mar 2024 14:03:09 +0100") == 1709643789
assert parse_mail_date("Wed, 31 Dec 1969 23:59:58 +0000") == -2
assert parse_mail_date("Mon, 05 Mar 2024 14:03:09 +0100") is None
assert parse_mail_date("Tue, 05 Mrz 2024 14:03:09 +0100") is None
assert parse_mail_date("Die, 05 Mar 2024 14:03:09 +0100") is None
assert parse_mail_date("Thu, 30 Feb 2023 14:03:09 +0100") is None
assert parse_mail_date("Tue, 05 Mar 2024 24:03:09 +0100") is None
assert parse_mail_date("Tue, 5 Mar 2024 14:03:09 +0100") is None
assert parse_mail_date("Tue, 05 Mar 2024 14:03:09") is None

from calendar import SUNDAY, monthcalendar
from datetime import datetime


def eu_summer_offset(moment: datetime, standard_offset):
    def last_sunday(month):
        return max(week[SUNDAY] for week in monthcalendar(moment.year, month))

    key = (moment.month, moment.day, moment.hour)
    summer = (3, last_sunday(3), 1) <= key < (10, last_sunday(10), 1)
    return standard_offset + 60 * summer

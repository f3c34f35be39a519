"""The shifted wall clock, in a process of its own as it changes modules."""

from __future__ import annotations

import subprocess
import sys

DAY = 86400


def test_every_way_to_ask_for_the_time_is_shifted_and_types_stay_themselves() -> None:
    program = f"""
import copy, datetime, pickle, time
from datetime import date, timedelta
real = time.time()
from execretrieval.runner.inside.clock import shift_clock
shift_clock({DAY} * 1000)
ahead = real + {DAY} * 1000
def near(moment): return abs(moment - ahead) < 60
assert near(time.time()) and near(time.time_ns() / 1e9)
assert near(time.mktime(time.localtime())) and time.gmtime(0).tm_year == 1970
assert near(time.mktime(time.strptime(time.ctime()))) and near(time.mktime(time.strptime(time.asctime())))
assert time.strftime("%Y") == str(time.localtime(ahead).tm_year) and time.ctime(0).endswith("1970")
now = datetime.datetime.now()
assert near(now.timestamp()) and near(datetime.datetime.today().timestamp())
assert near(datetime.datetime.now(datetime.UTC).timestamp())
assert near(datetime.datetime.utcnow().replace(tzinfo=datetime.UTC).timestamp())
assert datetime.date.today() == now.date()
assert isinstance(now, datetime.datetime) and isinstance(now, datetime.date) and isinstance(now, date)
assert isinstance(now.date(), datetime.date) and not isinstance(now.date(), datetime.datetime)
assert issubclass(datetime.datetime, datetime.date)
assert type(now) is datetime.datetime and type(now + timedelta(1)) is datetime.datetime
assert repr(datetime.datetime(2020, 1, 2)) == "datetime.datetime(2020, 1, 2, 0, 0)"
assert repr(datetime.date(2020, 1, 2)) == "datetime.date(2020, 1, 2)"
assert pickle.loads(pickle.dumps(now)) == now == copy.deepcopy(now)
assert datetime.datetime(2020, 1, 2) - datetime.datetime(2020, 1, 1) == timedelta(1)
assert datetime.datetime.fromisoformat("2020-01-02").date() == datetime.date(2020, 1, 2)
assert datetime.datetime.strptime("2020", "%Y") == datetime.datetime(2020, 1, 1)
assert type(datetime.datetime.strptime("2020", "%Y").date()) is datetime.date
"""
    subprocess.run([sys.executable, "-c", program], check=True)

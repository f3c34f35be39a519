OFFSETS = {"Z": 0}
for _minutes in range(0, 841, 15):
    OFFSETS[f"+{_minutes // 60:02d}:{_minutes % 60:02d}"] = _minutes
    if 0 < _minutes < 721:
        OFFSETS[f"-{_minutes // 60:02d}:{_minutes % 60:02d}"] = -_minutes


def parse_utc_offset(text):
    return OFFSETS.get(text)

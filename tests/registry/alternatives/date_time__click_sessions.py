def click_sessions(timestamps, timeout, longest):
    pending, sessions = sorted(timestamps), []
    while pending:
        first, size = pending[0], 1
        for before, now in zip(pending, pending[1:]):  # noqa: B905, RUF007
            if now > before + timeout or now >= first + longest:
                break
            size += 1
        sessions.append((first, pending[size - 1] - first, size))
        pending = pending[size:]
    return sessions

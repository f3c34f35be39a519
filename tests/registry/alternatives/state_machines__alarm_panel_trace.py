import re


def alarm_panel_trace(signals, exit_delay, entry_delay):
    def watched(span):
        """The trace while nobody switches the alarm off."""
        arming = span.find("a")
        if arming < 0:
            return "O" * len(span)
        trace = "O" * arming + "X" * max(exit_delay, 1)
        # The signal that ends the delay is not looked at any more.
        opening = span.find("o", len(trace) + 1)
        if opening < 0:
            return trace + "A" * len(span)
        trace += "A" * (opening - len(trace)) + "E" * max(entry_delay, 1)
        return trace + "S" * len(span)

    spans = re.findall("d?[^d]*", signals)
    return "".join(watched(span)[: len(span)] for span in spans)

def web_order_status(events, refund_days):
    done, refused = [], []
    for day, action in events:
        actions = [name for _, name in done]
        allowed = {
            "pay": actions == [],
            "ship": actions == ["pay"],
            "cancel": actions in ([], ["pay"]),
            "deliver": actions == ["pay", "ship"],
            "refund": actions == ["pay", "ship", "deliver"] and day <= done[-1][0] + refund_days,
        }
        (done if allowed.get(action, False) else refused).append((day, action))
    names = {
        "pay": "paid",
        "ship": "shipped",
        "cancel": "cancelled",
        "deliver": "delivered",
        "refund": "refunded",
    }
    return (names[done[-1][1]] if done else "new"), [action for _, action in refused]

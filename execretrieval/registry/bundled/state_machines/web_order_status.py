"""Status of a web order after day and action pairs: pay, ship and deliver in this sequence, cancel before shipping, refund once delivered and only within some days. Return the status and the refused actions in order."""

FOLLOWING = {
    ("new", "pay"): "paid",
    ("new", "cancel"): "cancelled",
    ("paid", "cancel"): "cancelled",
    ("paid", "ship"): "shipped",
    ("shipped", "deliver"): "delivered",
    ("delivered", "refund"): "refunded",
}


def web_order_status(events, refund_days):
    status = "new"
    since = None
    refused = []
    for day, action in events:
        following = FOLLOWING.get((status, action))
        if following is None or (following == "refunded" and day - since > refund_days):
            refused.append(action)
            continue
        status, since = following, day
    return status, refused


assert web_order_status([(1, "pay"), (2, "ship"), (5, "deliver")], 9) == ("delivered", [])
assert web_order_status([(1, "ship"), (1, "pay"), (2, "pay")], 9) == ("paid", ["ship", "pay"])
assert web_order_status([(1, "pay"), (2, "cancel"), (3, "ship")], 9) == ("cancelled", ["ship"])
assert web_order_status([(1, "pay"), (2, "ship"), (3, "cancel")], 9) == ("shipped", ["cancel"])
assert web_order_status([(1, "pay"), (2, "ship"), (5, "deliver"), (14, "refund")], 9) == ("refunded", [])
assert web_order_status([(1, "pay"), (2, "ship"), (5, "deliver"), (15, "refund")], 9) == (
    "delivered",
    ["refund"],
)
assert web_order_status([(1, "pay"), (2, "ship"), (5, "deliver"), (5, "refund"), (6, "refund")], 0) == (
    "refunded",
    ["refund"],
)
assert web_order_status([(1, "pay"), (3, "refund"), (40, "ship")], 9) == ("shipped", ["refund"])
assert web_order_status([(1, "cancel"), (2, "pay")], 9) == ("cancelled", ["pay"])
assert web_order_status([(1, "deliver"), (2, "lose")], 9) == ("new", ["deliver", "lose"])
assert web_order_status([], 9) == ("new", [])

def price_as_of(quotes, moment, max_age):
    price = None
    for quoted_at, quoted in quotes:
        if quoted_at <= moment <= quoted_at + max_age:
            price = quoted
        elif quoted_at <= moment:
            price = None
    return price

"""Why a courier rejects a parcel of three sides in cm and grams: small below 15 by 11 by 1, long above 120, bulky when longest side plus girth exceeds 300, heavy above 30000; first reason, None if taken."""


def parcel_refusal(sides, grams):
    height, width, length = sorted(sides)
    if height < 1 or width < 11 or length < 15:
        return "small"
    if length > 120:
        return "long"
    if length + 2 * (width + height) > 300:
        return "bulky"
    return "heavy" if grams > 30000 else None


assert parcel_refusal((15, 11, 1), 0) is None
assert parcel_refusal((1, 15, 11), 20) is None
assert parcel_refusal((15, 11, 0.5), 20) == "small"
assert parcel_refusal((10, 15, 12), 20) is None
assert parcel_refusal((10, 15, 3), 20) == "small"
assert parcel_refusal((14, 14, 14), 20) == "small"
assert parcel_refusal((120, 40, 50), 30000) is None
assert parcel_refusal((121, 40, 40), 20) == "long"
assert parcel_refusal((91, 120, 1), 20) == "bulky"
assert parcel_refusal((120, 51, 40), 20) == "bulky"
assert parcel_refusal((15, 11, 1), 30001) == "heavy"
assert parcel_refusal((60, 60, 60), 99999) == "heavy"

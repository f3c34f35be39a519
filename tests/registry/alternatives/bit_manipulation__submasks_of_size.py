def submasks_of_size(mask, size):
    return [sub for sub in range(mask + 1) if sub | mask == mask and bin(sub).count("1") == size]

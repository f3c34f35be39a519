"""One step of an elementary cellular automaton on a ring of cells packed in a word, higher bits being left neighbours, by its rule number. A rule outside 0 to 255 or cells not fitting the ring give None."""


def neighbourhood(cells, index, width):
    left = cells >> ((index + 1) % width) & 1
    right = cells >> ((index - 1) % width) & 1
    return 4 * left + 2 * (cells >> index & 1) + right


def ring_rule_step(cells, width, rule):
    if rule >> 8 or cells >> width:
        return None
    after = 0
    for index in range(width):
        after += (rule >> neighbourhood(cells, index, width) & 1) << index
    return after


assert ring_rule_step(0b00100, 5, 90) == 0b01010
assert ring_rule_step(0b00100, 5, 110) == 0b01100
assert ring_rule_step(0b00001, 5, 110) == 0b00011
assert ring_rule_step(0b10000, 5, 110) == 0b10001
assert ring_rule_step(0b10000, 5, 16) == 0b01000
assert ring_rule_step(0b00001, 5, 16) == 0b10000
assert ring_rule_step(0b0110100, 7, 30) == 0b1100110
assert ring_rule_step(0b000, 3, 1) == 0b111
assert ring_rule_step(0b111, 3, 128) == 0b111
assert ring_rule_step(0b1, 1, 128) == 0b1
assert [ring_rule_step(0b100, 3, rule) for rule in (255, 256, -1)] == [0b111, None, None]
assert [ring_rule_step(cells, 3, 255) for cells in (8, -8)] == [None, None]

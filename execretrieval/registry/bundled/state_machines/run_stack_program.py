"""Run stack machine words: numbers are pushed, sub and floor div take two, jump leaps to a target if the number below is not zero; outside ends. Result: stack, or stuck on missing numbers, unknown words, zero division, step limit."""


def run_stack_program(program, most_steps):
    stack = []
    position = 0
    steps = 0
    while 0 <= position < len(program):
        if steps >= most_steps:
            return "stuck"
        word = program[position]
        steps += 1
        position += 1
        if isinstance(word, int):
            stack.append(word)
            continue
        if len(stack) < 2:
            return "stuck"
        right = stack.pop()
        left = stack.pop()
        if word == "sub":
            stack.append(left - right)
        elif word == "jump":
            position = right if left != 0 else position
        elif word == "div" and right != 0:
            stack.append(left // right)
        else:
            return "stuck"
    return stack


assert run_stack_program([7, 2, "sub"], 9) == [5]
assert run_stack_program([7, 2, "div"], 9) == [3]
assert run_stack_program([-7, 2, "div", 4, 6, "mul"], 9) == "stuck"
assert run_stack_program([7, 0, "div"], 9) == "stuck"
assert run_stack_program([7, "sub"], 9) == "stuck"
assert run_stack_program([5, 1, 5, "jump", 9, 8], 9) == [5, 8]
assert run_stack_program([5, 0, 5, "jump", 9, 8], 9) == [5, 9, 8]
assert run_stack_program([3, 1, 9, "jump"], 9) == [3]
assert run_stack_program([1, 2, 3], 3) == [1, 2, 3]
assert run_stack_program([1, 2, 3], 2) == "stuck"
assert run_stack_program([5, 1, -1, "jump", 9], 9) == [5]
assert run_stack_program([], 0) == []

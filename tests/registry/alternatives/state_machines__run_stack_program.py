def run_stack_program(program, most_steps):
    def run(position, stack, left_steps):
        if position not in range(len(program)):
            return stack
        if left_steps <= 0:
            return "stuck"
        match program[position], stack:
            case int(number), _:
                return run(position + 1, [*stack, number], left_steps - 1)
            case "sub", [*below, a, b]:
                return run(position + 1, [*below, a - b], left_steps - 1)
            case "div", [*below, a, b] if b:
                return run(position + 1, [*below, a // b], left_steps - 1)
            case "jump", [*below, a, b]:
                return run(b if a else position + 1, below, left_steps - 1)
        return "stuck"

    return run(0, [], most_steps)

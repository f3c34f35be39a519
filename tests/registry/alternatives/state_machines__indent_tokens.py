def indent_tokens(lines):
    lines = [line for line in lines if line.strip()]

    def block(start, depth):
        """Tokens of the block at this depth from a line on, and the line after it."""
        tokens = []
        while start < len(lines):
            width = len(lines[start]) - len(lines[start].lstrip(" "))
            if width < depth:
                break
            if width == depth:
                tokens.append(lines[start].strip())
                start += 1
                continue
            inner, start = block(start, width)
            tokens += ["+", *inner, "-"]
            if start < len(lines):
                back = len(lines[start]) - len(lines[start].lstrip(" "))
                if back > depth:
                    raise ValueError(lines[start])
        return tokens, start

    return block(0, 0)[0]

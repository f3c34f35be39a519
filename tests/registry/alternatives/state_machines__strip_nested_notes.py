def strip_nested_notes(text):
    kept, position = "", 0
    while position < len(text):
        if text[position] == '"':
            end = text.find('"', position + 1)
            end = len(text) if end < 0 else end + 1
            kept += text[position:end]
            position = end
        elif text.startswith("(*", position):
            opened = 1
            position += 2
            while opened:
                opening, closing = text.find("(*", position), text.find("*)", position)
                if closing < 0:
                    return None
                if 0 <= opening < closing:
                    opened, position = opened + 1, opening + 2
                else:
                    opened, position = opened - 1, closing + 2
        else:
            kept += text[position]
            position += 1
    return kept

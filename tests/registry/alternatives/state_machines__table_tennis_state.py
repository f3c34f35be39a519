def table_tennis_state(rallies, first_server):
    for count in range(len(rallies) + 1):
        a = rallies[:count].count("A")
        b = count - a
        if (a > 10 and a - b > 1) or (b > 10 and b - a > 1):
            return a, b, None
    turns = [0, 0, 1, 1] * 5
    turn = turns[count] if count < 20 else (count - 20) % 2
    players = "AB" if first_server == "A" else "BA"
    return a, b, players[turn]

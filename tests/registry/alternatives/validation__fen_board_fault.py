def expand(rank):
    squares = ""
    for sign in rank:
        squares += "." * int(sign) + "|" if sign in "12345678" else sign
    return squares


def fen_board_fault(board):
    if board.count("/") != 7:
        return "ranks"
    rows = [expand(rank) for rank in board.split("/")]
    for index, row in enumerate(rows):
        plain = row.replace("|", "")
        if len(plain) != 8 or "|." in row or plain.strip(".prnbqkPRNBQK"):
            return index
    squares = [row.replace("|", "") for row in rows]
    counts = [sum(row.count(king) for row in squares) for king in "kK"]
    if counts != [1, 1]:
        return "kings"
    return "pawns" if "p" in (squares[0] + squares[-1]).lower() else None

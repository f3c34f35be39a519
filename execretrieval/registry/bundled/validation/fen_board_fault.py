"""Check the board of a chess position text: ranks unless eight, index of the first rank with unknown signs, neighbouring digits or not eight squares, kings unless one each, pawns on an outer rank; None when sound."""

import re


def rank_fits(rank):
    if re.search("[^1-8prnbqkPRNBQK]|[1-8][1-8]", rank):
        return False
    return sum(int(sign) if sign.isdigit() else 1 for sign in rank) == 8


def fen_board_fault(board):
    ranks = board.split("/")
    if len(ranks) != 8:
        return "ranks"
    for index, rank in enumerate(ranks):
        if not rank_fits(rank):
            return index
    if board.count("k") != 1 or board.count("K") != 1:
        return "kings"
    outer = {*ranks[0], *ranks[7]}
    return "pawns" if "p" in outer or "P" in outer else None


assert fen_board_fault("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR") is None
assert fen_board_fault("k7/8/8/8/8/8/K7") == "ranks"
assert fen_board_fault("k7/8/8/8/8/8/8/8/K7") == "ranks"
assert fen_board_fault("k7/8/8/7/8/8/8/K7") == 3
assert fen_board_fault("k7/8/8p/8/8/8/8/K7") == 2
assert fen_board_fault("k7/44/8/8/8/8/9/K7") == 1
assert fen_board_fault("x7/8/8/8/8/8/8/K7") == 0
assert [fen_board_fault(f"{a}7/8/8/8/8/8/8/{b}7") for a, b in ("kq", "QK", "kk", "KK")] == [
    "kings"
] * 4
assert fen_board_fault("k6k/8/8/8/8/8/8/K7") == "kings"
assert fen_board_fault("k6p/8/8/8/8/8/8/K7") == "pawns"
assert [fen_board_fault(f"k7/{p}7/8/8/8/8/{p}7/K7") for p in "pP"] == [None, None]
assert [fen_board_fault(f"k7/8/8/8/8/8/8/K6{p}") for p in "pP"] == ["pawns", "pawns"]

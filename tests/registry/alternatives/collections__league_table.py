def league_table(matches):
    teams = sorted({team for match in matches for team in match[:2]})
    rows = []
    for team in teams:
        games = [(m[2], m[3]) for m in matches if m[0] == team]
        games += [(m[3], m[2]) for m in matches if m[1] == team]
        wins = sum(own > other for own, other in games)
        draws = sum(own == other for own, other in games)
        goals = sum(own for own, _ in games)
        rows.append((team, 3 * wins + draws, goals - sum(other for _, other in games), goals))
    # Stable sorts, least important key first; the names are in order already.
    for column in (3, 2, 1):
        rows.sort(key=lambda row: row[column], reverse=True)
    return rows

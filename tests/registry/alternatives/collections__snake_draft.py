def snake_draft(teams, wishes, ranking, size):
    free = list(ranking)
    picks = []
    for n in range(max(size, 0) * len(teams)):
        lap, place = divmod(n, len(teams))
        team = teams[place] if lap % 2 == 0 else teams[-1 - place]
        wanted = [name for name in wishes.get(team, ()) if name in free]
        if free:
            picks.append((team, wanted[0] if wanted else free[0]))
            free.remove(picks[-1][1])
    return {team: [name for owner, name in picks if owner == team] for team in teams}

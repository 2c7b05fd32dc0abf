# Tournaments

tournament-none = There is no tournament yet.
tournament-new = New tournament
tournament-name = Its name
tournament-kind = Kind
tournament-swiss = Swiss
tournament-round-robin = all against all
tournament-rounds = Rounds
tournament-about = Games for two, rated. The tables open by themselves, and when all games of a round are over, the next one begins.
tournament-open = Open the tournament
tournament-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-status-open = open
tournament-status-running = round { $round } of { $rounds }
tournament-status-over = over
tournament-join = Take part
tournament-leave = Leave the tournament
tournament-leave-sure = Really leave? No more rounds
tournament-start = Start
tournament-needs-account = Tournaments are for players with an account: sign in or register
tournament-entrants = Who takes part
tournament-nobody = Nobody yet.
tournament-standings = Standings
tournament-points = Points
tournament-buchholz = Buchholz
    .about = The points of all opponents: of equals, the player who met the stronger ones is ahead.
tournament-dropped = left
tournament-matches = Games
tournament-round = Round { $round }
tournament-bye = bye
tournament-play = Play
tournament-watch = Watch
tournament-decide = Decide
tournament-draw = Draw

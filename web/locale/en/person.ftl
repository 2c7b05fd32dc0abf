# A person's page: games, results, statistics, opponents

person-games-of = { $name }’s games
person-since = Here since { $date }
person-guest = Guest, in this browser only
person-none = Nobody by this address. Guests have no page that others can see.
person-running = Running and open
person-nothing-running = No game is running.
person-first-game = Play your first: 20 minutes, with a guide
person-finished = Finished games
person-none-finished = No finished game fits.
person-result = Result
person-all-results = all results
person-won = won
person-lost = lost
person-left = left early
person-stopped = stopped
person-pace = Pace
person-any-pace = any pace
person-live = live
person-days = over days
person-opponent = Opponent
person-anybody = anybody
person-rated-only = rated only
person-rated = rated
person-place = { $place } of { $players }
person-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-more = Earlier games
person-in-numbers = In numbers
person-not-counted = Guided games, games on one screen and stopped games don’t count.
person-games-won = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
}
person-best-mean = best { $best } points, { $mean } on average
person-games-left = { $count ->
    [one] left early once
   *[other] left early { $count } times
}
person-places = Places with { $players } players
person-favourite = { $label }: { $count }×, won { $won } of { $games }
person-ratings = Ratings
person-rating = { $rating } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
person-provisional = provisional
person-no-ratings = No rated game yet.
person-met = Opponents met
person-met-nobody = You have not finished a game with other people yet.
person-met-record = { $games ->
    [one] { $games } game together
   *[other] { $games } games together
}: { $ahead } ahead, { $behind } behind

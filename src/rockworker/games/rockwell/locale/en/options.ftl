# Rulings that players may switch

option-active-first = Active player first
    .about = If several players meet an achievement at once, the active one takes the higher tile, even if others are further left in Management.
option-danger-on-remainder = Danger on the remainder
    .about = Danger also takes cubes of the remainder that a sharing player receives.
option-rank-zero = Empty stocks score
    .about = In the final rankings, players who own nothing can score too.
option-entrance-crews-improve = Crews on entrances improve
    .about = Yes: a crew on an entrance can be raised to any power. No: not to power 3, since the book then swaps a pawn in play.
option-open-stocks = Open stocks
    .about = Everybody sees the others’ cubes, money, insurance and prestige.
option-turn-limit = Turn limit
    .about = The game ends with this turn at the latest; 0 means no limit.

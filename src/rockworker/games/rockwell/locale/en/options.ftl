# Rulings that players may switch

option-active-first = Active player first
    .about = If several players meet an achievement at once, the active one takes the higher tile, even if not leftmost in Management.
option-danger-on-remainder = Danger on the remainder
    .about = Danger also takes cubes of the remainder that a sharing player receives.
option-rank-zero = Rank empty stocks
    .about = In the final rankings, players who own nothing can score too.
option-open-stocks = Open stocks
    .about = Everybody sees the others’ cubes, money, insurance and prestige.

# Expansions

module-fluctuating-market = The Fluctuating Market
    .about = Prices move with extractions, speculation and trade, up to booms and crashes.
module-diamonds = Diamond
    .about = Diamond cards pay money to the priority player and the one who triggered the extraction.
module-explosions = Explosion
    .about = Explosion cards weaken the crew that triggered the extraction, or send it back to an entrance.
module-inspectors = The Superintendent & the Supervisor
    .about = Two inspectors wander through the mine: one forbids extractions, the other makes them harder but safe.

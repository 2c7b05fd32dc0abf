how-rockwell = You lead a mining company. Send four crews down through the strata of the Earth, bring up resources together with your rivals, and turn them into prestige faster than they do.

how-rockwell-1 = The aim
    .text =
        The player with the most prestige at the end wins. Prestige comes from three sources: achievements (goals such as owning 12 gold, or having a crew at the centre of the Earth), deliveries (sets of cubes handed in), and final rankings for those who hold the most of each resource and the most money.

        The game ends when most companies have a crew at the centre of the Earth, or when one company has six achievements, among them all three of the bottom row. The turn is still played to its end.

how-rockwell-2 = The board
    .text =
        The Earth is a round board with four rings of eight tiles: stratum A outside, then B, C, and D around the centre. Each undrilled tile shows the power needed to drill it. The deeper, the richer.

        Your four crews begin with power 1 at the four entrances. Crews of all players may stand on the same tile; nobody is ever thrown out.

how-rockwell-3 = A turn at a glance
    .text =
        • Auction: secret bids decide who comes first in Management.
        • Vice Presidents: each player places two of them on Boards I, II and III.
        • Phase I, drilling: insurance, drilling order, four drilling rounds, income from mineshafts.
        • Phase II, Stock Exchange: players with a Vice President on Board II buy and sell.
        • Phase III, Workshop: players with a Vice President on Board III improve their company and deliver.

how-rockwell-4 = Auction and Vice Presidents
    .text =
        Everybody secretly puts cubes and money together; cubes count at their market price. The highest bid comes first in Management, and all bids are lost, so bid what the first pick is worth to you.

        In Management order you place one Vice President, then, in a second pass, the other. A slot holds one, and your two must be on different boards. Board I makes you drill early and lets you bribe (slots 1 and 2) or hire subcontractors (slots 3 and 4). On Boards II and III the slot says how many actions you will have.

how-rockwell-5 = Drilling
    .text =
        First everybody may turn cubes into insurance tiles, one for one. Then there are four drilling rounds; in each of them every player makes one crew the active one and moves it to a neighbouring tile, or lets it stay. The same crew may act in every round.

        With a bribe you pull a rival’s crew from a neighbouring tile onto yours. A subcontractor is a die that adds power to your active crew for this turn; it costs from $1,000 (power 1) to $2,500 (power 4), and never has more power than its stratum’s depth (A 1, B 2, C 3, D 4).

        Stepping from stratum D into the centre takes a crew out of the game, and earns an achievement.

how-rockwell-6 = Extraction
    .text =
        As soon as the crews and dice on a tile together have the required power, an extraction is triggered; nobody can prevent that. The tile is turned over, and a card shows how many cubes of each resource come up.

        Every player with a crew there shares: each resource is divided by the number of these players, whatever their power. What can’t be divided is the remainder, and goes to the priority player: the owner of a mineshaft on the tile; if there is none, the player with the most power there; if that is a tie, the active player, who triggered the extraction.

        The active player keeps the card. Six cards are an achievement.

how-rockwell-7 = Danger
    .text =
        Some cards bear a Danger symbol: each sharer then loses as many cubes of the share as they have power on the tile, the most valuable first; of equally priced ones you choose. Safety lowers the loss by 1, by 3, or cancels it; for each cube that is still to be lost you may discard one insurance tile instead. Cubes that you owned before are safe.

how-rockwell-8 = Stock Exchange
    .text =
        Zinc costs $400, copper $600, silver $800 and gold $1,000, whether you buy or sell. An action is one sale or one purchase of one resource, in any quantity; in one turn you can trade each resource only once.

how-rockwell-9 = Workshop
    .text =
        • Power: raise a crew by 1, up to 4. If that is enough for its tile, an extraction is triggered there at once.
        • Safety: you lose less to Danger.
        • Mobility: two tiles along the ring; then standing on the border of two tiles, where a crew counts for both; then two movements per drilling turn.
        • Mineshafts: they give priority on an undrilled tile, and income in every turn on a tile that is turned over.
        • Deliveries: hand in the cubes shown on the top tile of a pile for its prestige. Each pile gets more expensive, so come early.

how-rockwell-10 = Achievements
    .text =
        There are nine of them. You get one automatically as soon as you fulfil it, even if it is not your turn, and the first to do so gets the most. They cost nothing: cubes that you show stay yours.

how-rockwell-11 = The end
    .text =
        For each resource and for money, the player who owns the most gets 3 points, the second 2, the third 1. Add achievements and deliveries. Ties are broken by achievements, then by cubes.

how-rockwell-12 = Expansions
    .text =
        • The Fluctuating Market: prices rise and fall with extractions, speculation and trade; at the ends of the scale a boom doubles your stock, a crash halves it.
        • Diamond: some extractions also bring money, for the priority player and the one who triggered it.
        • Explosion: the crew that triggered the extraction loses power, or is thrown back to an entrance.
        • The Superintendent & the Supervisor: two inspectors wander along the intersections. One stops extractions, the other makes them harder but safe; and you can push them.

how-rockwell-13 = First tips
    .text =
        Stand where others drill: sharing needs only one crew, however weak. A tie for the most power goes to the active player, so look at who acts last. Keep some money for the Workshop: prestige is made there. And don’t let anyone race to the centre alone.

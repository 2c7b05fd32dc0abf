how-rockwell = You lead a mining company. Send four crews down through the strata of the Earth, bring up ore together with your rivals, and turn it into prestige faster than they do.

how-rockwell-1 = The aim
    .text =
        Whoever has the most prestige at the end wins. Prestige comes from three sources: achievements (goals such as owning 12 gold, or having a crew at the centre of the Earth), deliveries (sets of cubes handed in), and final rankings for whoever holds most of each ore and most money.

        The game ends when most companies have a crew at the centre of the Earth, or when one company has six achievements, among them all three of the bottom row. The turn is still played to its end.

how-rockwell-2 = The board
    .text =
        The Earth is a round board with four rings of eight tiles: stratum A outside, then B, C, and D around the centre. Each face-down tile names the power that it takes to drill it. The deeper, the richer.

        Your four crews begin with power 1 at the four entrances. Crews of all players may stand on the same tile; nobody is ever thrown out.

how-rockwell-3 = A turn in one glance
    .text =
        • Auction: secret bids decide who comes first in Management.
        • Vice Presidents: each player puts two of them on boards I, II and III.
        • Phase I, drilling: insurance, drilling order, four drilling rounds, income of mineshafts.
        • Phase II, Stock Exchange: those with a Vice President on board II buy and sell.
        • Phase III, Workshop: those with a Vice President on board III improve their company and deliver.

how-rockwell-4 = Auction and Vice Presidents
    .text =
        Everybody secretly puts cubes and money together; cubes count at their market price. The highest bid comes first in Management, and all bids are lost, so bid what the first pick is worth to you.

        In Management order you place one Vice President, then, in a second pass, the other. A slot holds one, and your two must be on different boards. Board I makes you drill early and lets you bribe (slots 1 and 2) or hire subcontractors (slots 3 and 4). On boards II and III the slot says how many actions you will have.

how-rockwell-5 = Drilling
    .text =
        First everybody may turn cubes into insurance, one for one. Then there are four rounds; in each of them every player makes one crew the active one and moves it to a neighbouring tile, or lets it stay. The same crew may act again and again.

        With a bribe you pull a rival’s crew from a neighbouring tile onto yours. A subcontractor is a die that adds power to your active crew for this turn; it costs 1,000 for power 1 up to 2,500 for power 4, and never has more power than the stratum is deep.

        Stepping from stratum D into the centre takes a crew out of the game, and earns an achievement.

how-rockwell-6 = Extraction
    .text =
        As soon as the crews and dice on a tile together have the power that it asks for, it is extracted; nobody can prevent that. The tile is turned over, a card shows how many cubes of each ore come up.

        Everyone who has a crew there shares: each ore is divided by the number of these players, whatever their power. What can’t be divided is the remainder, and goes to the priority player: the owner of a mineshaft on the tile; if there is none, whoever has the most power there; if that is a tie, the active player, who triggered the extraction.

        The active player keeps the card. Six cards are an achievement.

how-rockwell-7 = Danger
    .text =
        Some cards bear a danger sign. Then each sharer loses as many cubes of the share as he has power on the tile, the dearest first. Safety lowers the loss by 1, by 3, or cancels it; for each cube that is still to be lost you may give up one insurance tile instead. Cubes that you owned before are safe.

how-rockwell-8 = Stock Exchange
    .text =
        Zinc costs 400, copper 600, silver 800 and gold 1,000, for buying and for selling. An action is one sale or one purchase of one ore, in any quantity; in one turn you can trade each ore only once.

how-rockwell-9 = Workshop
    .text =
        • Power: raise a crew by one, up to 4. If that is enough for its tile, the tile is extracted at once.
        • Safety: less loss by danger.
        • Mobility: two tiles along the ring; then standing on the border of two tiles, where a crew counts for both; then two movements per turn.
        • Mineshafts: they give priority on a face-down tile, and income in every turn on a tile that is turned over.
        • Deliveries: hand in the cubes shown on the top tile of a pile for its prestige. Each pile grows dearer, so come early.

how-rockwell-10 = Achievements
    .text =
        There are nine of them. You get one automatically as soon as you fulfil it, even if it is not your turn, and the first to do so gets the most. They cost nothing: cubes that you show stay yours.

how-rockwell-11 = The end
    .text =
        For each ore and for money, whoever owns most gets 3 points, the second 2, the third 1. Add achievements and deliveries. If it is a tie, more achievements decide, then more cubes.

how-rockwell-12 = Expansions
    .text =
        • The Fluctuating Market: prices rise and fall with extractions, speculation and trade; at the ends of the scale a boom doubles your stock, a crash halves it.
        • Diamond: some extractions also bring money, for the priority player and the one who triggered it.
        • Explosion: the crew that triggered the extraction loses power, or is thrown back to an entrance.
        • The Superintendent & the Supervisor: two inspectors wander along the intersections. One stops extractions, the other makes them harder but safe; and you can push them.

how-rockwell-13 = First advice
    .text =
        Stand where others drill: sharing needs only one crew, however weak. A tie for the most power goes to the active player, so look at who acts last. Keep some money for the Workshop: prestige is made there. And do not let anybody be the only one on his way to the centre.

how-clockworker = The humans are gone; the robots carry on. Build factories from the junkyard, repair forgotten machines, listen to old archives, and collect more points than the others.

how-clockworker-1 = The aim
    .text =
        Most points wins. Points are printed on artifacts and archives, some abilities give you point tokens during play, and four artifacts give a bonus at the end. Factories, gears, blocks and robots are worth nothing by themselves: they are the means.

how-clockworker-2 = What lies on the table
    .text =
        In the middle is the junkyard: a row of five factories beside their deck, the artifacts in piles by name, and five archives beside their stack. In front of you are your factories, with robots on their slots, and your supply of gears, red, green, blue and gold blocks, and idle robots.

        A gold block can stand for a red, green or blue one whenever you pay, never for a gear or a robot.

how-clockworker-3 = Your turn
    .text =
        A turn has two phases: recovery, then exactly one action. You can’t pass, but Recharge is always possible. Nobody blocks anybody: several players may do the same.

how-clockworker-4 = Recovery
    .text =
        From each of your factories the topmost robot comes back to your supply, and you gain everything that is shown on the slot it leaves. One robot per factory, all factories at once; gaps above it do not matter, and nothing slides up.

        So a full factory works for you over several turns, from the top slot to the bottom one, and has to be staffed anew when it is empty.

how-clockworker-5 = The six actions
    .text =
        • A, Extraction: take one more topmost robot back from a factory of yours, and gain what its slot shows.
        • B, Distribution: put any number of robots on one of your factories, into the highest empty slots first.
        • C, Reassignment: buy a factory of the row with gears, and put robots on it at once if you like.
        • D, Repair: buy an artifact with blocks. Its ability works from your next turn on.
        • E, Communication: buy an archive with the resources shown; it lies face down until the end.
        • F, Recharge: take 2 gears.

how-clockworker-6 = The factory row
    .text =
        The farther right, the better: in the second-to-last place a factory costs 1 gear less, in the last place you immediately gain what its top slot shows. After a purchase the row closes to the right, and a new factory comes beside the deck.

how-clockworker-7 = Six cards
    .text =
        Once you own six cards (factories, your starting one included, and artifacts) you may fill two factories with every Distribution. Archives are not cards.

how-clockworker-8 = Artifacts
    .text =
        Each artifact exists once or twice, and you can own it only once. Some give points for what you buy afterwards, others make recovery, distribution or payment better; hover over or tap one to see what it does. Four of them count only at the end: Mechanical God, Rescue Ship, Robotic Government, Toward a New World.

how-clockworker-9 = The end
    .text =
        The round becomes the last one when somebody owns twelve cards, or when the FIN tile is revealed while an archive is replaced. Everybody has the same number of turns. Then the archives are turned over, and points are added. Ties go to the player with more factories.

how-clockworker-10 = First tips
    .text =
        Robots are few at first: fill one good factory rather than half-fill three. A factory that gives robots early pays off many times over. Look at which artifacts go with each other, and count how many archives are left before the end: the table shows it.

# The guided first game of Clockworker: what each question means, what each action does, what there is to learn

guide-clockworker-welcome = Welcome! You and a bot rebuild a forgotten world with robots, and you make all your decisions yourself. I’ll explain each of them when it first comes up.

guide-clockworker-ask-action-phase = At the start of your turn the topmost robot of each of your factories came back and brought what its slot shows. Now you do exactly one of the actions A to F. Early on, buy factories and fill them with robots; blocks then pay for artifacts and archives, and these are your points.
    .short = One action: build up factories first, then buy artifacts and archives for points.
guide-clockworker-ask-staffing = The new factory can be filled at once, from the top slot down. Robots in your supply earn nothing, but keep a few if another factory needs them more.
    .short = Robots at work earn; robots in your supply don’t.
guide-clockworker-ask-distribution = You may put robots on one more factory with this Distribution, or stop here. Fill the slots whose yield you want in your next turns.
    .short = Fill one more factory, or stop.
guide-clockworker-ask-repair-payment = A gold block can stand in for a red, green or blue one. Pay with colours as far as they go, and keep gold for what you can’t get otherwise.
    .short = Keep gold for colours that you lack.
guide-clockworker-ask-communication-payment = A gold block can stand in for a red, green or blue one, never for a gear or a robot. Pay with colours as far as they go, and keep gold for later.
    .short = Keep gold for colours that you lack.
guide-clockworker-ask-antenna-discount = One of your artifacts lets you skip one unit of an archive’s price. Leave out what is hardest for you to get.
    .short = Leave out what is hardest to get.
guide-clockworker-ask-duplication = One of your artifacts lets you pay 1 gear for one more unit of something that this recovery gave you. For a gold block or a robot, that is almost always worth it.
    .short = A gear for one more unit of what you have just gained?
guide-clockworker-ask-optional-recovery = At this table recovery is optional: take the topmost robot of a factory back for what its slot shows, or leave it at work.
    .short = Take robots back where the slot pays well.
guide-clockworker-ask-turn-end = Your action is done. One of your artifacts still lets you turn gears into gold; if you need none now, end your turn.
    .short = Turn gears into gold, or end your turn.

guide-clockworker-do-extract = Take one more robot back, the topmost of a factory, and gain what its slot shows now instead of later.
guide-clockworker-do-distribute = Put robots from your supply on one of your factories, the highest empty slots first.
guide-clockworker-do-reassign = Buy a factory of the row with gears: in the second-to-last place, it is cheaper; in the last one, it pays you at once. Then you may fill it with robots.
guide-clockworker-do-repair = Buy an artifact with blocks: it gives you points, an ability from your next turn on, or a bonus at the end.
guide-clockworker-do-communicate = Buy an archive: points that stay hidden until the end. When FIN is revealed, it’s the last round.
guide-clockworker-do-recharge = Take 2 gears when you can’t pay for anything better.
guide-clockworker-do-staff = This many robots go onto the new factory, from the top down.
guide-clockworker-do-pay = Choose how many blocks of each colour are replaced with gold.
guide-clockworker-do-leave-out = You don’t pay this unit.
guide-clockworker-do-pay-in-full = You pay everything that the archive asks for.
guide-clockworker-do-duplicate = Pay 1 gear and gain one more unit of this kind.
guide-clockworker-do-decline = You keep your gear.
guide-clockworker-do-exchange = You turn two gears into one gold block.
guide-clockworker-do-recover = The topmost robot of this factory comes back, and you gain what its slot shows.
guide-clockworker-do-finish = You are done here, and the game continues.

guide-clockworker-goal-recover = Take robots back and collect their yield
    .why = Every turn each factory gives one robot back: full factories are your income.
guide-clockworker-goal-factory = Buy a factory
    .why = More factories give more in every recovery, and they count as cards.
guide-clockworker-goal-staff = Send robots to work
    .why = Only slots with robots pay, the top one first.
guide-clockworker-goal-marker = Use the −1 or the +1 marker
    .why = The two places at the right of the row are the best: in one a factory costs a gear less, in the other it pays you at once.
guide-clockworker-goal-extract = Use the Extraction action
    .why = It gives you a slot’s yield one turn sooner, just when a purchase lacks one block.
guide-clockworker-goal-repair = Repair an artifact
    .why = Artifacts give you points and abilities, and there are only a few of each.
guide-clockworker-goal-ability = Let an artifact work for you
    .why = Abilities work from your next turn on: those bought early pay off many times over.
guide-clockworker-goal-communicate = Buy an archive
    .why = Archives are hidden points, and each one brings FIN nearer.
guide-clockworker-goal-score = See the final scoring
    .why = Only points count in the end; what is left in your supply is worth nothing.

guide-clockworker-end = You have played a whole game, from the first robot to FIN or the twelfth card. Look at the final score: what earned the most points?
guide-clockworker-end-more = With three or four players, more artifacts and factories are in play, and the row changes faster.

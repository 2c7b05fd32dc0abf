# What is asked of a player; what the others are told while they wait

prompt-optional-recovery = Recovery: from which factory do you take a robot back?
    .waiting = { $players } is taking robots back.
prompt-duplication = Duplication: do you pay a gear for one more unit of something that you have just gained?
    .waiting = { $players } may duplicate something.
prompt-action-phase = Choose an action.
    .waiting = { $players } is choosing an action.
prompt-distribution = Distribution: fill another factory, or stop.
    .waiting = { $players } is distributing robots.
prompt-staffing = How many robots do you put on the new factory?
    .waiting = { $players } is putting robots on a new factory.
prompt-repair-payment = Repair: how do you pay?
    .waiting = { $players } is paying for an artifact.
prompt-antenna-discount = Communication: which resource do you leave out of the price?
    .waiting = { $players } is making an archive cheaper.
prompt-communication-payment = Communication: how do you pay?
    .waiting = { $players } is paying for an archive.
prompt-turn-end = Your action is done. Turn more gears into gold, or end your turn.
    .waiting = { $players } is ending the turn.

# Standing answers: what players may say once and for all

standing-pass-for-me = End my turn for me when my action is done
    .about = Turning gears into gold can wait: you can do it in your next turn.
standing-spare-gold = Pay with gold only for what is missing
    .about = A gold block stands in for a colour only where you lack blocks of it.
standing-take-discount = Always pay one unit less for an archive
    .about = You are asked only if there are several units to choose from.
standing-staff-fully = Put as many robots as possible on a new factory
    .about = You are not asked how many.

# What is asked of a player; what the others are told while they wait

prompt-auction = Auction: put together your secret bid. Every bid is lost, and the highest comes first in Management.
    .waiting = Waiting for secret bids from { $players }.
prompt-place-vice-presidents = Place a Vice President on a free slot. Your two must be on different boards.
    .waiting = { $players } is placing a Vice President.
prompt-buy-insurance = Insurance: turn as many cubes as you like into insurance tiles, one for one.
    .waiting = Waiting for { $players } to buy insurance.
prompt-drilling-turn-move = Drilling: choose a crew, and move it or let it stay.
    .waiting = { $players } is moving a crew.
prompt-drilling-turn-carry-die = Take the crew’s subcontractor along for a new fee, or abandon it.
    .waiting = { $players } is deciding about a subcontractor.
prompt-drilling-turn-advantage = Use your advantage with the active crew, or pass.
    .waiting = { $players } may use an advantage.
prompt-threshold = Several tiles are ready. Which one is drilled first?
    .waiting = { $players } is choosing the tile to drill first.
prompt-insure-against-danger = Danger: how many insurance tiles do you discard instead of losing cubes?
    .waiting = Waiting for { $players } to use insurance.
prompt-choose-loss = Danger: some of your cubes have the same price. Which do you lose?
    .waiting = Waiting for { $players } to choose the cubes to lose.
prompt-market = Stock Exchange: buy or sell cubes of one resource, or pass.
    .waiting = { $players } is trading.
prompt-workshop = Workshop: improve your company or deliver, or pass.
    .waiting = { $players } is at the Workshop.
prompt-ai-move = AI is undecided: choose which of its crews moves, and where.
    .waiting = { $players } is deciding for AI.
prompt-ai-upgrade = Raise the power of one of AI’s crews by 1.
    .waiting = { $players } is raising one of AI’s crews.

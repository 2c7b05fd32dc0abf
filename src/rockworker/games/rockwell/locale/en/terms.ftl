game-title = Rockwell
    .about = Drill, share and trade: a contest of mining companies.

# The pieces of the game

ai = AI
resource-zinc = zinc
resource-copper = copper
resource-silver = silver
resource-gold = gold
resource-none = none
cubes-zinc = { $count } zinc
cubes-copper = { $count } copper
cubes-silver = { $count } silver
cubes-gold = { $count } gold
cubes-none = nothing
holding-cash = money
# A sale or purchase
cubes-of-one-kind = { $amount } { $resource }
prestige-points = { $prestige } prestige
total-prestige = { $total } prestige
place-in-ranking =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
place-entrance = entrance { $number }
place-centre = the centre of the Earth
crew-of = crew { $number } ({ $owner })
board-1 = Board I (Control Centre)
board-2 = Board II (Stock Exchange)
board-3 = Board III (Workshop)
board-heading-1 = I · Control Centre
board-heading-2 = II · Stock Exchange
board-heading-3 = III · Workshop
slot-number = slot { $number }
slot-bribery = Board { $board }, slot { $number } (Bribery)
slot-subcontracting = Board { $board }, slot { $number } (Subcontracting)
slot-actions =
    Board { $board }, slot { $number } ({ $actions ->
        [one] 1 action
       *[other] { $actions } actions
    })
delivery-number = delivery pile { $number }
achievement-number = achievement { $number }
achievement-cards =
    { $cards ->
        [one] 1 Extraction card
       *[other] { $cards } Extraction cards
    }
achievement-each = { $count } of each resource
at-least-power =
    { $power ->
        [4] 4
       *[other] { $power } or more
    }
achievement-power =
    { $crews ->
        [one] 1 crew of power { at-least-power }
       *[other] { $crews } crews of power { at-least-power }
    }
achievement-depth =
    { $crews ->
        [one] a crew in stratum { $stratum } or deeper
        [4] all crews in stratum { $stratum } or deeper
       *[other] { $crews } crews in stratum { $stratum } or deeper
    }
achievement-centre =
    { $crews ->
        [one] a crew at the centre of the Earth
       *[other] { $crews } crews at the centre of the Earth
    }
ending-centre = enough players have brought a crew to the centre of the Earth
ending-achievements = a player has enough achievements, including all of the last row
ending-limit = the turn that was agreed on as the last has begun

# Headings

prestige = Prestige
power = Power
safety = Safety
mobility = Mobility
mineshafts = Mineshafts
insurance = Insurance
cash = Money
cubes = Cubes
cards = Extraction cards
deliveries = Deliveries
achievements = Achievements
extraction-card = Extraction card
bribery-tiles = Bribery tiles
subcontractors = Subcontractors
management = Management
control = Control
supply = Supply
bank = Bank
prices = Prices
stratum = Stratum
required-power = Required power
mineshaft = Mineshaft
crew = Crew
vice-president = Vice President

phase-auction = Auction
phase-placement = Vice Presidents
phase-1 = Phase I: insurance, drilling, mineshafts
phase-2 = Phase II: buying and selling
phase-3 = Phase III: improvements
phase-scoring = Final scoring
step-insurance = Insurance
step-order = Drilling order
step-round = Drilling round { $round }
step-mineshafts = Active mineshafts

score-achievements = Achievements
score-deliveries = Deliveries
score-total = Total prestige
score-zinc = Zinc ranking
score-copper = Copper ranking
score-silver = Silver ranking
score-gold = Gold ranking
score-cash = Money ranking

# Rulings that players may switch

option-recovery = Recovery
    .about = “mandatory”: every factory gives a robot back; “optional”: its owner may leave it there.
option-returning-robots = Returning robots
    .about = “not_gained”: a robot that comes back is not gained; “gained”: it counts for the Recharge CPU and the Duplication Device.
option-p5-bonus = Bonus of the last place
    .about = “full_slot”: all that the top slot gives; “one_unit”: one unit of it.
option-acquisition-gains = Gains with a new factory
    .about = “before_placing”: a robot gained with a factory may be placed on it at once; “after_placing”: it comes too late.
option-new-artifacts = New artifacts
    .about = “next_turn”: an ability works from the next turn; “at_once”: in the turn of the purchase already.
option-duplication = Duplication Device
    .about = “once”: one unit per recovery phase; “unlimited”: as many as gears can pay.
option-duplicate-exchanged-gold = Duplicate exchanged gold
    .about = Gold from the Vending Machine, too, can be duplicated in the recovery phase.
option-starting-gears = Starting gears
    .about = “by_seat”: later seats begin with more; “equal”: 4 for everybody.
option-round-limit = Round limit
    .about = This round is the last one at the latest; 0: no limit.

# What an action would bring

hint-gains = You gain { $gain }
hint-gains-later = When the robots come back: { $gain }
hint-pays-for = Costs { $cost }
hint-scores = { $gain }
hint-robots-left = Robots left
hint-gold-paid = Gold blocks paid

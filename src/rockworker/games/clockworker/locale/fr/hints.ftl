# Ce que donnerait une action

hint-gains = Vous gagnez { $gain }
hint-gains-later = Au retour des robots : { $gain }
hint-pays-for = Coûte { $cost }
hint-scores = { $gain }
hint-robots-left = Robots en stock ensuite
hint-gold-paid = Blocs dorés payés

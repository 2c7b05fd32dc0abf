# Ce que disent beaucoup de parties de bots

statistic-turns = Tours
statistic-achievements = Réalisations (part des joueurs)
statistic-slots = Vice-Présidents par tour, selon l’emplacement
statistic-deliveries = Livraisons par partie, selon la pile
statistic-bid = Mise moyenne ($)
statistic-unspent = Argent et cubes restants à la fin, par joueur ($)
statistic-per-game = Par partie
statistic-tile-drilled = extractions
statistic-danger-struck = Danger pour un joueur
statistic-crew-bribed = corruptions
statistic-subcontractor-hired = sous-traitants embauchés
statistic-die-carried = sous-traitants emmenés
statistic-insurance-taken = assurances prises
statistic-insurance-used = recours à l’assurance
statistic-cubes-sold = ventes
statistic-cubes-bought = achats
statistic-power-raised = améliorations d’équipe
statistic-safety-raised = améliorations de la Protection
statistic-mobility-raised = améliorations de la Mobilité
statistic-shaft-built = puits de mine construits
statistic-shaft-moved = puits de mine déplacés
statistic-shaft-paid = revenus de puits de mine
statistic-delivery-made = livraisons
statistic-centre-reached = équipes au centre de la Terre
statistic-vice-president-stuck = Vice-Présidents sans emplacement

# Ce sur quoi mise un joueur

plan-slots = Emplacements préférés des Vice-Présidents
plan-deliveries = Livraisons préférées
plan-achievements = Réalisations les plus fréquentes

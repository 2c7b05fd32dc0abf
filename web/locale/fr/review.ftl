# Une partie terminée, revue

review-begins = La partie est analysée …
review-progress = La partie est analysée : { $done } décisions sur { $total }
review-curve = Chances de gagner : parcourir la partie
review-turning-points = Tournants
review-at = étape { $step }
review-fine = Rien n’était nettement meilleur.
review-no-decision = Aucune décision avec un choix à cette étape.
review-no-slips = Aucune décision n’était nettement moins bonne qu’une autre.
review-link = Lien vers ce moment
review-result = Retour au résultat
review-taken = joué
review-best = meilleur
review-estimate = chances estimées par un bot

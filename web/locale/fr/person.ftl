# La page d’une personne : parties, résultats, statistiques, adversaires

person-games-of = Les parties de { $name }
person-since = Ici depuis le { $date }
person-guest = Invité, dans ce navigateur seulement
person-none = Personne à cette adresse. Les invités n’ont pas de page visible par les autres.
person-running = En cours et ouvertes
person-nothing-running = Aucune partie en cours.
person-first-game = Jouez votre première partie : 20 minutes, avec un guide
person-finished = Parties terminées
person-none-finished = Aucune partie terminée ne correspond.
person-result = Résultat
person-all-results = tous les résultats
person-won = gagnée
person-lost = perdue
person-left = quittée
person-stopped = arrêtée
person-pace = Rythme
person-any-pace = tous les rythmes
person-live = en direct
person-days = sur plusieurs jours
person-opponent = Adversaire
person-anybody = tout le monde
person-rated-only = classées seulement
person-rated = classée
person-place = { $place } sur { $players }
person-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-more = Parties précédentes
person-in-numbers = En chiffres
person-not-counted = Les parties guidées, à un seul écran ou arrêtées ne comptent pas.
person-games-won = { $games ->
    [one] { $games } partie, dont { $won } gagnée
   *[other] { $games } parties, dont { $won } gagnées
}
person-best-mean = record { $best } points, { $mean } en moyenne
person-games-left = { $count ->
    [one] quittée une fois
   *[other] quittée { $count } fois
}
person-places = Places à { $players } joueurs
person-favourite = { $label } : { $count } ×, { $won } gagnées sur { $games }
person-ratings = Classements
person-rating = { $rating } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
person-provisional = provisoire
person-no-ratings = Pas encore de partie classée.
person-met = Adversaires rencontrés
person-met-nobody = Vous n’avez pas encore terminé de partie avec d’autres personnes.
person-met-record = { $games ->
    [one] { $games } partie ensemble
   *[other] { $games } parties ensemble
} : { $ahead } devant, { $behind } derrière

# Tournois

tournament-none = Il n’y a pas encore de tournoi.
tournament-new = Nouveau tournoi
tournament-name = Son nom
tournament-kind = Formule
tournament-swiss = système suisse
tournament-round-robin = chacun contre chacun
tournament-rounds = Rondes
tournament-about = Des parties à deux, classées. Les tables s’ouvrent d’elles-mêmes ; quand toutes les parties d’une ronde sont terminées, la suivante commence.
tournament-open = Ouvrir le tournoi
tournament-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-status-open = ouvert
tournament-status-running = ronde { $round } sur { $rounds }
tournament-status-over = terminé
tournament-join = Participer
tournament-leave = Quitter le tournoi
tournament-leave-sure = Vraiment quitter ? Plus aucune ronde
tournament-start = Commencer
tournament-needs-account = Les tournois sont réservés aux joueurs qui ont un compte : se connecter ou en créer un
tournament-entrants = Participants
tournament-nobody = Personne pour le moment.
tournament-standings = Classement
tournament-points = Points
tournament-buchholz = Buchholz
    .about = Les points de tous les adversaires : à égalité, celui qui a rencontré les plus forts est devant.
tournament-dropped = parti
tournament-matches = Parties
tournament-round = Ronde { $round }
tournament-bye = exempt
tournament-play = Jouer
tournament-watch = Regarder
tournament-decide = Trancher
tournament-draw = Match nul

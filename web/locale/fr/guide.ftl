# Le guide d’une première partie

guide = Votre guide
guide-progress = { $done } sur { $all }
guide-goals = Ce qu’il y a à apprendre
guide-back = Retour à la liste
guide-chapter = Comment jouer : { $chapter }
guide-goal-reached = appris
guide-goal-open = à venir
guide-reached = Appris : { $goal }
guide-next = Encore à apprendre : { $goal }
guide-all-done = Vous avez tout découvert.
guide-suggest = Proposer un coup
guide-suggesting = Un instant…
guide-suggested = Je propose : { $move }
    .hint = Le coup est prêt : confirmez-le, ou choisissez autre chose.
guide-show = Montrer où
guide-explain = Expliquer
guide-shorten = Compris
guide-options = Ce que vous pouvez faire ici
guide-fold = Montrer ou cacher le guide
guide-end = Votre première partie est finie !
guide-end-learned =
    { $done ->
        [one] Vous avez découvert { $done } point sur { $all }.
       *[other] Vous avez découvert { $done } points sur { $all }.
    }
guide-end-left = Pour la prochaine fois :
guide-end-next = Et maintenant ?
guide-end-bots = Jouer une partie entière
guide-end-friends = Inviter des amis
guide-end-expansions = Essayer une extension

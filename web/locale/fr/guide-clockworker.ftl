# La première partie guidée de Clockworker : le sens de chaque question, l’effet de chaque action, ce qu’il y a à apprendre

guide-clockworker-welcome = Bienvenue ! Avec vos robots, vous rebâtissez un monde oublié face à un bot, et c’est vous qui prenez toutes vos décisions. Je vous explique chacune la première fois qu’elle se présente.

guide-clockworker-ask-action-phase = Au début de votre tour, le robot le plus haut de chacune de vos usines est revenu avec ce que montre sa case. Faites maintenant exactement une des actions A à F. Au début, achetez des usines et garnissez-les de robots ; les blocs paient ensuite artefacts et archives, et ce sont vos points.
    .short = Une action : d’abord des usines, puis des artefacts et des archives pour les points.
guide-clockworker-ask-staffing = La nouvelle usine peut être garnie aussitôt, à partir de la case du haut. Les robots qui restent ne rapportent rien, mais gardez-en si une autre usine en a plus besoin.
    .short = Les robots au travail rapportent ; les autres, non.
guide-clockworker-ask-distribution = Cette Répartition peut garnir encore une usine, ou s’arrêter là. Garnissez les cases dont vous voulez le gain aux prochains tours.
    .short = Garnissez encore une usine, ou arrêtez-vous.
guide-clockworker-ask-repair-payment = Un bloc doré peut remplacer un bloc rouge, vert ou bleu. Payez en couleurs tant que possible, et gardez l’or pour ce que vous ne pouvez obtenir autrement.
    .short = Gardez l’or pour les couleurs qui vous manquent.
guide-clockworker-ask-communication-payment = Un bloc doré peut remplacer un bloc rouge, vert ou bleu, jamais un rouage ni un robot. Payez en couleurs tant que possible, et gardez l’or pour plus tard.
    .short = Gardez l’or pour les couleurs qui vous manquent.
guide-clockworker-ask-antenna-discount = Un de vos artefacts vous permet de ne pas payer une unité du prix d’une archive. Laissez de côté ce qui vous est le plus difficile à obtenir.
    .short = Laissez de côté ce qui est le plus difficile à obtenir.
guide-clockworker-ask-duplication = Un de vos artefacts vous permet de payer 1 rouage pour une unité de plus de quelque chose que cette récupération a rapporté. Pour un bloc doré ou un robot, cela vaut presque toujours la peine.
    .short = Un rouage pour une unité de plus de ce que vous venez de gagner ?
guide-clockworker-ask-optional-recovery = À cette table, la récupération est facultative : reprenez le robot le plus haut d’une usine contre ce que montre sa case, ou laissez-le au travail.
    .short = Reprenez les robots là où la case rapporte beaucoup.
guide-clockworker-ask-turn-end = Votre action est faite. Un de vos artefacts vous permet encore d’échanger des rouages contre de l’or ; s’il ne vous en faut pas, terminez votre tour.
    .short = Échangez des rouages contre de l’or, ou terminez votre tour.

guide-clockworker-do-extract = Reprenez encore un robot, le plus haut d’une usine, et gagnez ce que montre sa case maintenant plutôt que plus tard.
guide-clockworker-do-distribute = Placez des robots de votre stock sur une de vos usines, d’abord sur les cases libres les plus hautes.
guide-clockworker-do-reassign = Achetez une usine de la rangée avec des rouages : à l’avant-dernière place, elle coûte moins ; à la dernière, elle rapporte aussitôt. Vous pouvez ensuite la garnir de robots.
guide-clockworker-do-repair = Achetez un artefact avec des blocs : il rapporte des points, une capacité dès votre prochain tour, ou un bonus à la fin.
guide-clockworker-do-communicate = Achetez une archive : des points cachés jusqu’à la fin. Quand la tuile FIN est révélée, c’est la dernière manche.
guide-clockworker-do-recharge = Prenez 2 rouages quand vous ne pouvez rien payer de mieux.
guide-clockworker-do-staff = Ce nombre de robots va sur la nouvelle usine, à partir du haut.
guide-clockworker-do-pay = Choisissez combien de blocs de chaque couleur sont remplacés par de l’or.
guide-clockworker-do-leave-out = Vous ne payez pas cette unité.
guide-clockworker-do-pay-in-full = Vous payez tout ce que l’archive demande.
guide-clockworker-do-duplicate = Payez 1 rouage et gagnez une unité de plus de ce genre.
guide-clockworker-do-decline = Vous gardez votre rouage.
guide-clockworker-do-exchange = Vous échangez deux rouages contre un bloc doré.
guide-clockworker-do-recover = Le robot le plus haut de cette usine revient, et vous gagnez ce que montre sa case.
guide-clockworker-do-finish = Vous avez fini ici, et la partie continue.

guide-clockworker-goal-recover = Reprendre des robots et toucher leur gain
    .why = À chaque tour, chaque usine rend un robot : des usines pleines sont votre revenu.
guide-clockworker-goal-factory = Acheter une usine
    .why = Plus d’usines rapportent plus à chaque récupération, et elles comptent comme cartes.
guide-clockworker-goal-staff = Envoyer des robots au travail
    .why = Seules les cases garnies rapportent, celle du haut d’abord.
guide-clockworker-goal-marker = Profiter du marqueur −1 ou +1
    .why = Les deux places à droite de la rangée sont les meilleures : à l’une, l’usine coûte un rouage de moins ; à l’autre, elle rapporte aussitôt.
guide-clockworker-goal-extract = Faire une Extraction
    .why = Elle donne le gain d’une case un tour plus tôt, juste quand il manque un bloc pour un achat.
guide-clockworker-goal-repair = Réparer un artefact
    .why = Les artefacts donnent points et capacités, et il y en a peu de chacun.
guide-clockworker-goal-ability = Faire travailler un artefact
    .why = Une capacité agit dès votre tour suivant : achetée tôt, elle rapporte plusieurs fois.
guide-clockworker-goal-communicate = Acheter une archive
    .why = Les archives sont des points cachés, et chacune rapproche FIN.
guide-clockworker-goal-score = Voir le décompte final
    .why = À la fin, seuls les points comptent ; ce qui reste dans votre stock ne vaut rien.

guide-clockworker-end = Vous avez joué une partie entière, du premier robot à FIN ou à la douzième carte. Regardez le tableau des points : quelle source de points a le plus rapporté ?
guide-clockworker-end-more = À trois ou quatre, plus d’artefacts et d’usines sont en jeu, et la rangée change plus vite.

how-clockworker = Les humains sont partis ; les robots continuent. Récupérez des usines à la Casse, réparez des machines oubliées, écoutez de vieilles archives, et réunissez plus de points que les autres.

how-clockworker-1 = Le but
    .text =
        On gagne avec le plus de points. Ils sont imprimés sur les artefacts et les archives ; certaines capacités rapportent des jetons de points en cours de partie, et quatre artefacts donnent un bonus à la fin. Usines, rouages, blocs et robots ne valent rien par eux-mêmes : ce sont les moyens.

how-clockworker-2 = Ce qu’il y a sur la table
    .text =
        Au milieu, la Casse : une rangée de cinq usines à côté de leur paquet, les artefacts en piles par nom, et cinq archives à côté de leur pile. Devant vous, vos usines avec des robots sur leurs cases, et votre stock de rouages, de blocs rouges, verts, bleus et dorés, et de robots libres.

        Un bloc doré peut remplacer un bloc rouge, vert ou bleu quand vous payez, jamais un rouage ni un robot.

how-clockworker-3 = Votre tour
    .text =
        Un tour a deux phases : la récupération, puis exactement une action. On ne peut pas passer, mais la Recharge est toujours possible. Personne ne gêne personne : plusieurs joueurs peuvent faire la même chose.

how-clockworker-4 = La récupération
    .text =
        De chacune de vos usines, le robot le plus haut revient dans votre stock, et vous gagnez tout ce que montre la case qu’il quitte. Un robot par usine, toutes les usines à la fois ; les cases vides au-dessus ne comptent pas, et rien ne remonte.

        Une usine pleine travaille donc pour vous pendant plusieurs tours, de haut en bas, et il faut la regarnir quand elle est vide.

how-clockworker-5 = Les six actions
    .text =
        • A, Extraction : reprenez encore un robot, le plus haut d’une de vos usines, et gagnez ce que montre sa case.
        • B, Répartition : placez autant de robots que vous voulez sur une de vos usines, d’abord sur les cases libres les plus hautes.
        • C, Réaffectation : achetez une usine de la rangée avec des rouages et, si vous voulez, placez-y aussitôt des robots.
        • D, Réparation : achetez un artefact avec des blocs. Sa capacité agit dès votre prochain tour.
        • E, Communication : achetez une archive avec les ressources indiquées ; elle reste face cachée jusqu’à la fin.
        • F, Recharge : prenez 2 rouages.

how-clockworker-6 = La rangée d’usines
    .text =
        Plus à droite, mieux c’est : à l’avant-dernière place, une usine coûte 1 rouage de moins ; à la dernière, vous gagnez aussitôt ce que montre sa case du haut. Après un achat, la rangée se resserre vers la droite, et une nouvelle usine vient à côté du paquet.

how-clockworker-7 = Six cartes
    .text =
        Dès que vous avez six cartes (usines, celle du départ comprise, et artefacts), chaque Répartition peut garnir deux usines. Les archives ne sont pas des cartes.

how-clockworker-8 = Les artefacts
    .text =
        Chaque artefact existe en un ou deux exemplaires, et vous n’en possédez jamais deux identiques. Certains rapportent des points pour vos achats suivants, d’autres améliorent la récupération, la répartition ou le paiement ; survolez-en un, ou touchez-le, pour voir ce qu’il fait. Quatre ne comptent qu’à la fin : le Dieu mécanique, le Vaisseau de sauvetage, le Gouvernement robotique, Vers un nouveau monde.

how-clockworker-9 = La fin
    .text =
        La manche devient la dernière quand quelqu’un a douze cartes, ou quand la tuile FIN est révélée en remplaçant une archive. Tous ont le même nombre de tours. Puis les archives sont retournées et les points additionnés. En cas d’égalité, celui ou celle qui a le plus d’usines gagne.

how-clockworker-10 = Premiers conseils
    .text =
        Les robots sont rares au début : remplissez une bonne usine plutôt que trois à moitié. Une usine qui donne tôt des robots rapporte plusieurs fois. Voyez quels artefacts vont ensemble, et comptez les archives qui restent avant la fin : la table le montre.

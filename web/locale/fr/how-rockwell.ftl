how-rockwell = Vous dirigez une compagnie minière. Faites descendre quatre équipes à travers les niveaux de la Terre, remontez des ressources avec vos rivaux et transformez-les en prestige plus vite qu’eux.

how-rockwell-1 = Le but
    .text =
        La compagnie qui a le plus de prestige à la fin gagne. Le prestige vient de trois sources : les réalisations (posséder 12 ors, par exemple, ou avoir une équipe au centre de la Terre), les livraisons (des lots de cubes à remettre) et les classements finaux, qui récompensent les plus gros stocks de chaque ressource et de dollars.

        La partie finit quand la plupart des compagnies ont une équipe au centre de la Terre, ou quand l’une a six réalisations, dont les trois de la dernière rangée. Le tour en cours est joué jusqu’au bout.

how-rockwell-2 = Le plateau
    .text =
        La Terre est un plateau rond de quatre anneaux de huit tuiles : le niveau A à l’extérieur, puis B, C et, autour du centre, D. Chaque tuile non retournée indique la puissance requise pour la forer. Plus c’est profond, plus c’est riche.

        Vos quatre équipes commencent avec une puissance de 1 aux quatre entrées. Les équipes de tous les joueurs peuvent se trouver sur la même tuile ; aucune n’en est jamais chassée.

how-rockwell-3 = Un tour en un coup d’œil
    .text =
        • Appel d’offres : des mises secrètes décident qui passe en tête de la Direction.
        • Vice-Présidents : chacun en pose deux sur les plateaux I, II et III.
        • Phase I, forage : assurance, ordre de forage, quatre rondes de forage, revenus des puits de mine.
        • Phase II, bourse : les joueurs qui ont un Vice-Président sur le plateau II achètent et vendent.
        • Phase III, atelier : les joueurs qui ont un Vice-Président sur le plateau III améliorent leur compagnie et livrent.

how-rockwell-4 = Appel d’offres et Vice-Présidents
    .text =
        Chacun compose en secret une mise de cubes et de dollars ; les cubes comptent à leur cours. La plus forte passe en tête de la Direction, et toutes les mises sont perdues : misez ce que vaut pour vous le premier choix.

        Dans l’ordre de la Direction, vous posez un Vice-Président, puis l’autre au second passage. Un emplacement n’en reçoit qu’un, et les deux vôtres doivent être sur des plateaux différents. Le plateau I vous fait forer tôt et permet de corrompre (emplacements 1 et 2) ou d’embaucher des sous-traitants (3 et 4). Sur les plateaux II et III, l’emplacement dit combien d’actions vous aurez.

how-rockwell-5 = Le forage
    .text =
        D’abord, chacun peut transformer des cubes en tuiles Assurance, un pour une. Suivent quatre rondes de forage ; dans chacune, chaque joueur désigne son équipe active et la déplace sur une tuile voisine, ou la laisse sur place. La même équipe peut agir à chaque ronde.

        Par corruption, vous attirez une équipe rivale d’une tuile voisine sur la vôtre. Un sous-traitant est un dé qui ajoute de la puissance à votre équipe active pour ce tour ; il coûte de 1 000 $ (puissance 1) à 2 500 $ (puissance 4), et sa puissance ne dépasse jamais la profondeur du niveau (A 1, B 2, C 3, D 4).

        Passer du niveau D au centre fait sortir l’équipe du jeu et rapporte une réalisation.

how-rockwell-6 = L’extraction
    .text =
        Dès que les équipes et les dés d’une tuile ont ensemble la puissance requise, une extraction est déclenchée ; personne ne peut l’empêcher. La tuile est retournée, et une carte montre combien de cubes de chaque ressource remontent.

        Tous les joueurs qui ont une équipe sur la tuile partagent : chaque ressource est divisée par le nombre de ces joueurs, quelle que soit leur puissance. Ce qui ne se divise pas est l’excédent ; il va au joueur prioritaire : celui qui possède un puits de mine sur la tuile ; à défaut, celui qui y a le plus de puissance ; en cas d’égalité, le joueur actif, qui a déclenché l’extraction.

        Le joueur actif garde la carte. Six cartes font une réalisation.

how-rockwell-7 = Le danger
    .text =
        Certaines cartes portent un symbole Danger : chaque participant perd alors autant de cubes de sa part qu’il a de puissance sur la tuile, les plus chers d’abord ; à cours égal, il choisit. La Protection réduit la perte de 1, de 3, ou l’annule ; pour chaque cube encore à perdre, vous pouvez défausser une tuile Assurance à la place. Les cubes que vous aviez déjà ne risquent rien.

how-rockwell-8 = La bourse
    .text =
        Le zinc coûte 400 $, le cuivre 600 $, l’argent 800 $ et l’or 1 000 $, à l’achat comme à la vente. Une action est une vente ou un achat d’une seule ressource, en quantité libre ; dans un tour, chaque ressource ne se négocie qu’une fois.

how-rockwell-9 = L’atelier
    .text =
        • Puissance : une équipe gagne 1 de puissance, jusqu’à 4. Si cela suffit pour sa tuile, une extraction y est déclenchée aussitôt.
        • Protection : moins de pertes dues au danger.
        • Mobilité : deux tuiles plus loin au même niveau ; puis à cheval sur deux tuiles, où l’équipe compte pour les deux ; puis deux mouvements par ronde.
        • Puits de mine : ils donnent la priorité sur une tuile non retournée, et un revenu à chaque tour sur une tuile retournée.
        • Livraisons : remettez les cubes indiqués sur la première tuile d’une pile contre son prestige. Chaque pile devient plus chère : venez tôt.

how-rockwell-10 = Les réalisations
    .text =
        Il y en a neuf. Vous en obtenez une dès que vous l’accomplissez, même hors de votre tour, et la première compagnie à l’accomplir reçoit le plus. Elles ne coûtent rien : les cubes montrés restent à vous.

how-rockwell-11 = La fin
    .text =
        Pour chaque ressource et pour les dollars, la compagnie qui en possède le plus reçoit 3 points, la deuxième 2, la troisième 1. Ajoutez réalisations et livraisons. En cas d’égalité, on compare les réalisations, puis les cubes.

how-rockwell-12 = Les extensions
    .text =
        • Le Marché fluctuant : les cours montent et descendent avec les extractions, la spéculation et les échanges ; aux extrémités, un boom double votre stock, un krach le réduit de moitié.
        • Diamant : certaines extractions rapportent aussi des dollars, au joueur prioritaire et à celui qui l’a déclenchée.
        • Explosion : l’équipe qui a déclenché l’extraction perd de la puissance, ou est renvoyée à une entrée.
        • Le Surintendant & le Superviseur : deux délégués se promènent aux intersections. L’un interdit les extractions, l’autre les rend plus difficiles mais sans danger ; et vous pouvez les déplacer.

how-rockwell-13 = Premiers conseils
    .text =
        Soyez là où les autres forent : pour partager, une équipe suffit, même faible. Une égalité de puissance profite au joueur actif : regardez qui agit en dernier. Gardez des dollars pour l’atelier : c’est là que se fait le prestige. Et ne laissez personne descendre seul vers le centre.

how-rockwell = Vous dirigez une compagnie minière. Faites descendre quatre équipes à travers les strates de la Terre, remontez le minerai avec vos rivaux et changez-le en prestige plus vite qu’eux.

how-rockwell-1 = Le but
    .text =
        Qui a le plus de prestige à la fin gagne. Le prestige vient de trois sources : les réalisations (posséder 12 or, par exemple, ou avoir une équipe au centre de la Terre), les livraisons (des lots de cubes à remettre) et les classements finaux pour qui possède le plus de chaque minerai et le plus d’argent.

        La partie finit quand la plupart des compagnies ont une équipe au centre de la Terre, ou quand l’une a six réalisations, dont les trois de la dernière rangée. Le tour en cours est joué jusqu’au bout.

how-rockwell-2 = Le plateau
    .text =
        La Terre est un plateau rond de quatre anneaux de huit tuiles : la strate A à l’extérieur, puis B, C, et D autour du centre. Chaque tuile cachée indique la puissance qu’il faut pour la forer. Plus c’est profond, plus c’est riche.

        Vos quatre équipes commencent avec une puissance de 1 aux quatre entrées. Les équipes de tous peuvent se trouver sur la même tuile ; personne n’est jamais chassé.

how-rockwell-3 = Un tour en un coup d’œil
    .text =
        • Appel d’offres : des mises secrètes décident qui passe en tête de la Direction.
        • Vice-Présidents : chacun en pose deux sur les plateaux I, II et III.
        • Phase I, forage : assurance, ordre de forage, quatre tours de forage, revenus des puits de mine.
        • Phase II, bourse : qui a un Vice-Président sur le plateau II achète et vend.
        • Phase III, atelier : qui a un Vice-Président sur le plateau III améliore sa compagnie et livre.

how-rockwell-4 = Appel d’offres et Vice-Présidents
    .text =
        Chacun compose en secret une mise de cubes et d’argent ; les cubes comptent à leur prix du marché. La plus forte passe en tête de la Direction, et toutes les mises sont perdues : misez ce que vaut pour vous le premier choix.

        Dans l’ordre de la Direction, vous posez un Vice-Président, puis l’autre au second passage. Un emplacement n’en reçoit qu’un, et les deux vôtres doivent être sur des plateaux différents. Le plateau I vous fait forer tôt et permet de corrompre (emplacements 1 et 2) ou d’embaucher des sous-traitants (3 et 4). Sur les plateaux II et III, l’emplacement dit combien d’actions vous aurez.

how-rockwell-5 = Le forage
    .text =
        D’abord, chacun peut changer des cubes en assurance, un pour un. Suivent quatre tours de forage ; dans chacun, tout joueur rend une équipe active et la déplace sur une tuile voisine, ou la laisse sur place. La même équipe peut agir encore et encore.

        Par corruption, vous attirez une équipe rivale d’une tuile voisine sur la vôtre. Un sous-traitant est un dé qui ajoute de la puissance à votre équipe active pour ce tour ; il coûte de 1 000 pour une puissance de 1 à 2 500 pour 4, et n’est jamais plus puissant que la strate n’est profonde.

        Passer de la strate D au centre fait sortir l’équipe du jeu et rapporte une réalisation.

how-rockwell-6 = L’extraction
    .text =
        Dès que les équipes et les dés d’une tuile ont ensemble la puissance demandée, elle est extraite ; personne ne peut l’empêcher. La tuile est retournée, une carte montre combien de cubes de chaque minerai remontent.

        Tous ceux qui ont une équipe là partagent : chaque minerai est divisé par le nombre de ces joueurs, quelle que soit leur puissance. Ce qui ne se divise pas est le reste ; il va au joueur prioritaire : au propriétaire d’un puits de mine sur la tuile ; sinon à qui y a le plus de puissance ; en cas d’égalité, au joueur actif, qui a déclenché l’extraction.

        Le joueur actif garde la carte. Six cartes font une réalisation.

how-rockwell-7 = Le danger
    .text =
        Certaines cartes portent un signe de danger. Alors chaque participant perd autant de cubes de sa part qu’il a de puissance sur la tuile, les plus chers d’abord. La Protection réduit la perte de 1, de 3, ou l’annule ; pour chaque cube encore à perdre, vous pouvez rendre une tuile Assurance à la place. Les cubes que vous aviez déjà ne risquent rien.

how-rockwell-8 = La bourse
    .text =
        Le zinc coûte 400, le cuivre 600, l’argent 800 et l’or 1 000, à l’achat comme à la vente. Une action est une vente ou un achat d’un seul minerai, en quantité libre ; dans un tour, chaque minerai ne se négocie qu’une fois.

how-rockwell-9 = L’atelier
    .text =
        • Puissance : une équipe gagne un cran, jusqu’à 4. Si cela suffit pour sa tuile, celle-ci est extraite aussitôt.
        • Protection : moins de pertes par le danger.
        • Mobilité : deux tuiles le long de l’anneau ; puis se tenir à cheval sur deux tuiles, où l’équipe compte pour les deux ; puis deux mouvements par tour.
        • Puits de mine : ils donnent la priorité sur une tuile cachée, et un revenu à chaque tour sur une tuile retournée.
        • Livraisons : remettez les cubes indiqués sur la première tuile d’une pile contre son prestige. Chaque pile devient plus chère : venez tôt.

how-rockwell-10 = Les réalisations
    .text =
        Il y en a neuf. Vous en obtenez une dès que vous la remplissez, même hors de votre tour, et le premier reçoit le plus. Elles ne coûtent rien : les cubes montrés restent à vous.

how-rockwell-11 = La fin
    .text =
        Pour chaque minerai et pour l’argent, qui en a le plus reçoit 3 points, le deuxième 2, le troisième 1. Ajoutez réalisations et livraisons. À égalité, le plus de réalisations décide, puis le plus de cubes.

how-rockwell-12 = Les extensions
    .text =
        • Le marché fluctuant : les prix montent et descendent avec les extractions, la spéculation et le commerce ; aux extrémités, un boom double votre stock, un krach le réduit de moitié.
        • Diamant : certaines extractions rapportent aussi de l’argent, au joueur prioritaire et à qui l’a déclenchée.
        • Explosion : l’équipe qui a déclenché l’extraction perd de la puissance, ou est rejetée à une entrée.
        • Le Surintendant et le Superviseur : deux inspecteurs se promènent aux intersections. L’un empêche les extractions, l’autre les rend plus difficiles mais sûres ; et vous pouvez les pousser.

how-rockwell-13 = Premiers conseils
    .text =
        Soyez là où les autres forent : pour partager, une équipe suffit, même faible. Une égalité de puissance profite au joueur actif : regardez qui agit en dernier. Gardez de l’argent pour l’atelier : c’est là que se fait le prestige. Et ne laissez personne descendre seul vers le centre.

# Ce qui s’oppose à une action : une phrase après le refus

reason-none-such =
    { $sort ->
        [slot] Cet emplacement n’existe pas.
        [crew] Cette équipe n’existe pas.
        [place] Ce lieu n’existe pas dans la mine.
        [tile] Ce n’est pas une tuile Terrain.
        [resource] Cette ressource n’existe pas.
        [pile] Cette pile n’existe pas.
        [entrance] Ce n’est pas une entrée de mine.
        [board] Seuls les Vice-Présidents des plateaux II et III ont des actions à céder.
        [pawn] Ce pion n’existe pas.
       *[other] Cela n’existe pas.
    }
reason-below-zero = Moins que rien, c’est impossible.
reason-at-least-one = Il faut échanger au moins un cube.
reason-odd-money = Les montants vont par { $step }.
reason-money-missing = Il manque { $missing }.
reason-cubes-missing = Il manque : { $cubes }.
reason-insurance-missing =
    { $missing ->
        [one] Il manque { $missing } tuile Assurance.
       *[other] Il manque { $missing } tuiles Assurance.
    }
reason-power-missing = En { $tile }, il manque une puissance de { $missing }.
reason-vice-president-missing = Il faut un Vice-Président sur l’un de ces emplacements : { $slots }.
reason-mobility-missing = Il faut la Mobilité { $needed } ; la vôtre est de { $level }.
reason-all-in-use =
    { $sort ->
        [dice] Les { $count } sous-traitants sont tous engagés.
       *[other] Les { $count } tuiles Corruption ont toutes servi ce tour-ci.
    }
reason-slot-taken = Déjà pris ({ $owner }) : { $slot }.
reason-board-taken = Votre autre Vice-Président est déjà sur ce plateau : { $board }.
reason-not-yours = Ce n’est pas la vôtre : { $crew }.
reason-own-crew = C’est la vôtre : { $crew }.
reason-in-centre = Déjà au centre de la Terre et hors jeu : { $crew }.
reason-not-in-play = Encore sur une entrée de mine : { $crew }.
reason-no-way-back = Aucune équipe ne retourne sur une entrée de mine.
reason-centre-too-far = On entre au centre depuis le niveau D ; cette équipe est ici : { $at }.
reason-out-of-reach = Avec la Mobilité { $level }, le chemin est trop long : { $at } → { $to }.
reason-entrance-leads-to = Cette entrée de mine mène à { $tiles }.
reason-border-taken = Une équipe y est déjà à cheval : { $crew }.
reason-once-per-round = Cet avantage ne sert qu’une fois par ronde de forage.
reason-subcontractor-there = L’équipe a déjà un sous-traitant de puissance { $power }.
reason-power-range = La puissance va de { $least } à { $most }.
reason-depth-limit =
    { $most ->
        [0] Aucun sous-traitant n’y travaille : { $at }.
       *[other] En { $at }, un sous-traitant a une puissance de { $most } au plus.
    }
reason-centre-closed = On ne corrompt aucune équipe jusqu’au centre.
reason-not-on-tile = L’équipe corrompue rejoint l’équipe active, qui est ici : { $at }.
reason-not-next-to = { $tile } n’est pas voisine du lieu de l’équipe : { $at }.
reason-subcontractor-too-strong = Son sous-traitant a une puissance de { $power } ; en { $tile }, c’est { $most } au plus.
reason-already-drilled = { $tile } est déjà retournée.
reason-loss-only =
    { $loss ->
        [one] Vous ne perdriez que { $loss } cube.
       *[other] Vous ne perdriez que { $loss } cubes.
    }
reason-loss-exactly =
    { $loss ->
        [one] Il faut perdre exactement { $loss } cube.
       *[other] Il faut perdre exactement { $loss } cubes.
    }
reason-dearest-first = Les plus chers partent d’abord, dans tous les cas : { $cubes }.
reason-only-the-dearest = Seuls les plus chers sont perdus, au plus : { $cubes }.
reason-already-traded = Déjà négocié dans cette phase : { $resource }.
reason-highest-power = La puissance { $power } est la plus haute.
reason-power-on-entrance = Sur une entrée de mine, la puissance ne dépasse pas { $power } (convenu pour cette partie).
reason-highest-level = La progression { $level } est la dernière.
reason-all-shafts-built = Vos { $shafts } puits de mine sont tous construits.
reason-level-not-reached =
    { $shafts ->
        [0] Vous n’avez aucun puits de mine à déplacer.
        [one] Vous avez construit { $shafts } puits de mine : seule la première progression est atteinte.
       *[other] Vous avez construit { $shafts } puits de mine : la progression suivante n’est pas atteinte.
    }
reason-no-shaft-of-yours = Vous n’y avez pas de puits de mine.
reason-shaft-there = { $tile } a déjà un puits de mine ({ $owner }).
reason-crew-there = Une équipe adverse est en { $tile } : { $crew }.
reason-no-crew-near = Aucune de vos équipes n’est en { $tile } ni sur une tuile voisine.
reason-pile-empty = Cette pile est épuisée : { $delivery }.

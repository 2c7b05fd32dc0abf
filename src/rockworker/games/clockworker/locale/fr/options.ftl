# Points de règle que les joueurs peuvent changer

option-recovery = Récupération
    .about = « mandatory » : chaque usine rend un robot ; « optional » : son propriétaire peut l’y laisser.
option-returning-robots = Robots repris
    .about = « not_gained » : reprendre un robot n’est pas le gagner ; « gained » : cela compte pour le CPU de recharge et le Dispositif de duplication.
option-p5-bonus = Bonus du dernier emplacement
    .about = « full_slot » : tout ce que donne la plus haute case ; « one_unit » : une seule unité.
option-acquisition-gains = Gains avec une nouvelle usine
    .about = « before_placing » : un robot gagné avec l’usine peut y être placé aussitôt ; « after_placing » : il arrive trop tard.
option-new-artifacts = Nouveaux artefacts
    .about = « next_turn » : la capacité sert dès le tour suivant ; « at_once » : dès le tour de l’achat.
option-duplication = Dispositif de duplication
    .about = « once » : une unité par récupération ; « unlimited » : autant que vos rouages le permettent.
option-duplicate-exchanged-gold = Dupliquer l’or changé
    .about = L’or du Distributeur automatique peut aussi être dupliqué pendant la récupération.
option-starting-gears = Rouages de départ
    .about = « by_seat » : les derniers à jouer en ont davantage ; « equal » : 4 pour chacun.
option-round-limit = Limite de manches
    .about = Cette manche est la dernière au plus tard ; 0 : pas de limite.

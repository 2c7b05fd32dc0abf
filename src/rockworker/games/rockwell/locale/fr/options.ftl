# Points de règle que les joueurs peuvent changer

option-active-first = Joueur actif d’abord
    .about = Si plusieurs joueurs remplissent une réalisation au même moment, le joueur actif prend la meilleure tuile, même s’il n’est pas le plus à gauche en Direction.
option-danger-on-remainder = Danger sur l’excédent
    .about = Le Danger prend aussi des cubes de l’excédent que reçoit un joueur du partage.
option-rank-zero = Classer les stocks vides
    .about = Dans les classements finaux, ceux qui ne possèdent rien peuvent aussi marquer.
option-open-stocks = Stocks visibles
    .about = Tout le monde voit les cubes, les dollars, les assurances et le prestige des autres.

# Extensions

module-fluctuating-market = Le Marché fluctuant
    .about = Les cours bougent avec les extractions, la spéculation et les échanges, jusqu’au boom ou au krach.
module-diamonds = Diamant
    .about = Les cartes Diamant rapportent des dollars au joueur prioritaire et à celui qui a déclenché l’extraction.
module-explosions = Explosion
    .about = Les cartes Explosion affaiblissent l’équipe qui a déclenché l’extraction, ou la renvoient à une entrée.
module-inspectors = Le Surintendant & le Superviseur
    .about = Deux délégués parcourent la mine : l’un interdit les extractions, l’autre les rend plus dures mais sans danger.

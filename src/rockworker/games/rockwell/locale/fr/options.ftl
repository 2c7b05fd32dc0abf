# Points de règle que les joueurs peuvent changer

option-active-first = Joueur actif d’abord
    .about = Si plusieurs joueurs accomplissent une réalisation au même moment, le joueur actif prend la meilleure tuile, même si d’autres sont plus à gauche en Direction.
option-danger-on-remainder = Danger sur l’excédent
    .about = Le Danger prend aussi des cubes de l’excédent que reçoit un joueur du partage.
option-rank-zero = Classer les stocks vides
    .about = Dans les classements finaux, ceux qui ne possèdent rien peuvent aussi marquer.
option-entrance-crews-improve = Améliorer aux entrées
    .about = Oui : une équipe sur une entrée de mine peut atteindre toute puissance. Non : pas la puissance 3, car la règle échange alors un pion en jeu.
option-open-stocks = Stocks visibles
    .about = Tout le monde voit les cubes, les dollars, les assurances et le prestige des autres.
option-turn-limit = Limite de tours
    .about = La partie se termine au plus tard avec ce tour ; 0 : pas de limite.

# Ce qu’on demande à un joueur ; ce que lisent ceux qui attendent

prompt-auction = Appel d’offres : composez votre mise secrète. Toutes les mises sont perdues, et la meilleure passe en tête de la Direction.
    .waiting = Mise secrète attendue : { $players }.
prompt-place-vice-presidents = Posez un Vice-Président sur un emplacement libre. Les deux vôtres doivent être sur des plateaux différents.
    .waiting = Pose d’un Vice-Président : { $players }.
prompt-buy-insurance = Assurance : transformez autant de cubes que vous voulez en tuiles Assurance, un pour une.
    .waiting = Choix de l’assurance attendu : { $players }.
prompt-drilling-turn-move = Forage : choisissez une équipe, déplacez-la ou laissez-la sur place.
    .waiting = Déplacement d’une équipe : { $players }.
prompt-drilling-turn-carry-die = Emmenez le sous-traitant de l’équipe contre de nouveaux frais d’embauche, ou abandonnez-le.
    .waiting = Décision sur un sous-traitant : { $players }.
prompt-drilling-turn-advantage = Utilisez votre avantage avec l’équipe active, ou passez.
    .waiting = Avantage possible : { $players }.
prompt-threshold = Plusieurs tuiles sont prêtes. Laquelle est forée d’abord ?
    .waiting = Choix de la tuile à forer d’abord : { $players }.
prompt-insure-against-danger = Danger : combien de tuiles Assurance défaussez-vous au lieu de perdre des cubes ?
    .waiting = Recours à l’assurance attendu : { $players }.
prompt-choose-loss = Danger : certains de vos cubes ont le même cours. Lesquels perdez-vous ?
    .waiting = Choix des cubes à perdre attendu : { $players }.
prompt-market = Bourse : achetez ou vendez des cubes d’une seule ressource, ou passez.
    .waiting = À la bourse : { $players }.
prompt-workshop = Atelier : améliorez votre compagnie ou livrez, ou passez.
    .waiting = À l’atelier : { $players }.
prompt-ai-move = AI hésite : choisissez quelle équipe se déplace, et où.
    .waiting = Décision pour AI : { $players }.
prompt-ai-upgrade = Augmentez la puissance d’une équipe d’AI (+1).
    .waiting = Amélioration d’une équipe d’AI : { $players }.

# Réponses automatiques : ce que les joueurs peuvent dire une fois pour toutes

standing-pass-for-me = Passer pour moi quand un avantage ne peut servir à rien
    .about = Un sous-traitant qui ne pourrait compter sur aucune tuile avant de retourner au Plateau I, et dont personne d’autre ne voudrait, ne vous est pas proposé.
standing-hire-where-undrilled = N’embaucher que là où il reste une tuile à forer
    .about = Si tout est déjà foré sous votre équipe active, vous n’embauchez aucun sous-traitant.
standing-bribe-to-drill = Ne corrompre que si la tuile est ainsi forée
    .about = Une équipe qui n’apporterait pas la puissance manquante n’est pas corrompue.
standing-insure-nothing = Ne jamais s’assurer
    .about = Vous gardez tous vos cubes à l’étape de l’assurance.
standing-cover-losses = Toujours utiliser l’assurance contre le Danger
    .about = Vous défaussez autant de tuiles Assurance qu’il y a de cubes à perdre.

# Comment jouer : l’écran, et les scènes à toucher

all-rules = Toutes les règles, article par article
    .hint = Le catalogue complet, avec nos arbitrages là où les livrets se taisent ou se contredisent.
how-none = Il n’y a pas encore de règles à lire pour ce jeu.
tour = Trois minutes à la table
    .about = Le vrai plateau, une chose à la fois. Vous jouez chaque coup.
tour-of = { $step } sur { $all }
tour-next = Suivant
tour-back = Retour
tour-again = Encore une fois
tour-skip = Passer
tour-done = Voilà. Jouez maintenant : une partie guidée explique le reste le moment venu.
tour-over = Depuis le début
tour-reading = Par écrit

# Réponses automatiques : ce que les joueurs peuvent dire une fois pour toutes

standing-pass-for-me = Terminer mon tour pour moi après mon action
    .about = Échanger des rouages contre de l’or peut attendre : vous pourrez le faire à votre prochain tour.
standing-spare-gold = Ne payer en or que ce qui manque
    .about = Un bloc doré ne remplace une couleur que si vous n’en avez pas assez.
standing-take-discount = Toujours payer une unité de moins pour une archive
    .about = La question n’est posée que si plusieurs unités sont possibles.
standing-staff-fully = Placer autant de robots que possible sur une nouvelle usine
    .about = Leur nombre n’est pas demandé.

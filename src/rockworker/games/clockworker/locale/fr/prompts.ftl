# Ce qui est demandé à un joueur ; ce que lisent les autres en attendant

prompt-optional-recovery = Récupération : dans quelle usine reprenez-vous un robot ?
    .waiting = { $players } reprend des robots.
prompt-duplication = Duplication : payez-vous un rouage pour une unité de plus d’un type que vous venez de gagner ?
    .waiting = { $players } peut dupliquer une ressource.
prompt-action-phase = Choisissez une action.
    .waiting = { $players } choisit une action.
prompt-distribution = Répartition : garnissez une autre usine, ou arrêtez-vous.
    .waiting = { $players } répartit des robots.
prompt-staffing = Combien de robots placez-vous sur la nouvelle usine ?
    .waiting = { $players } place des robots sur une nouvelle usine.
prompt-repair-payment = Réparation : comment payez-vous ?
    .waiting = { $players } paie un artefact.
prompt-antenna-discount = Communication : quelle ressource ne payez-vous pas ?
    .waiting = { $players } réduit le prix d’une archive.
prompt-communication-payment = Communication : comment payez-vous ?
    .waiting = { $players } paie une archive.
prompt-turn-end = Votre action est faite. Échangez encore des rouages contre de l’or, ou terminez votre tour.
    .waiting = { $players } termine son tour.

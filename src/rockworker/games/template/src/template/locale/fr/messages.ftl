# Le jeu

game-title = Template
    .about = Misez en secret pour des cailloux, gardez-les dans le poing ou vendez-les.

# Ce que l’on peut faire : le genre d’action, puis (full) une action avec ses valeurs

action-bid = Miser
    .full =
        { $coins ->
            [0] Ne rien miser
            [one] Miser 1 pièce
           *[other] Miser { $coins } pièces
        }
action-keep = Garder le caillou
action-sell = Vendre le caillou
field-coins = Pièces

# La question posée ; ce que lisent les autres en attendant

prompt-auction = Combien de pièces misez-vous pour le prochain caillou ?
    .waiting = On attend les mises : { $players }.
prompt-keep-or-sell = Vous avez gagné le caillou. Le gardez-vous ou le vendez-vous ?
    .waiting = { $players } a gagné le caillou.

# Ce qui se passe, ligne par ligne

event-bids-revealed = Les mises sont dévoilées : { $bids }. { $winner } l’emporte.
event-pebble-drawn =
    { $value ->
        [0] { $player } tire un caillou et le regarde.
       *[other] { $player } tire le caillou { $value }.
    }
event-pebble-kept = { $player } garde le caillou.
event-pebble-sold =
    { $value ->
        [one] { $player } vend le caillou 1 pièce.
       *[other] { $player } vend le caillou { $value } pièces.
    }

# Pourquoi c’est impossible, après l’article

reason-coins-missing =
    { $missing ->
        [0] Une mise n’est jamais négative.
        [one] Il manque 1 pièce.
       *[other] Il manque { $missing } pièces.
    }

# Scores

score-coins = Pièces
score-pebbles = Cailloux dans le poing, comptés double
score-total = Total

# Options

option-rounds = Manches
    .about = Autant de cailloux dans le sac : de 1 à 12.
option-open-fists = Poings ouverts
    .about = Tout le monde voit les cailloux gardés.

# Les noms de ce que montre la table (à défaut : ceux de view.py)

view-bag = Cailloux dans le sac
view-drawn = Votre caillou
view-your-bid = Votre mise
view-players = Joueurs
view-player = Joueur
view-coins = Pièces
view-fist = Dans le poing
view-pebbles = Cailloux

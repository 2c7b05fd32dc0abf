# Turniere

tournament-none = Es gibt noch kein Turnier.
tournament-new = Neues Turnier
tournament-name = Name
tournament-kind = Art
tournament-swiss = Schweizer System
tournament-round-robin = jeder gegen jeden
tournament-rounds = Runden
tournament-about = Partien zu zweit, gewertet. Die Tische öffnen sich von selbst; sind alle Partien einer Runde zu Ende, beginnt die nächste.
tournament-open = Turnier eröffnen
tournament-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
tournament-status-open = offen
tournament-status-running = Runde { $round } von { $rounds }
tournament-status-over = beendet
tournament-join = Mitspielen
tournament-leave = Turnier verlassen
tournament-leave-sure = Wirklich verlassen? Keine weiteren Runden
tournament-start = Beginnen
tournament-needs-account = Turniere sind für Spieler mit Konto: anmelden oder registrieren
tournament-entrants = Teilnehmer
tournament-nobody = Noch niemand.
tournament-standings = Tabelle
tournament-points = Punkte
tournament-buchholz = Buchholz
    .about = Die Punkte aller Gegner: Wer bei Gleichstand die stärkeren hatte, liegt vorn.
tournament-dropped = ausgestiegen
tournament-matches = Partien
tournament-round = Runde { $round }
tournament-bye = spielfrei
tournament-play = Spielen
tournament-watch = Zuschauen
tournament-decide = Entscheiden
tournament-draw = Unentschieden

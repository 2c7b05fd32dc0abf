# Die Seite einer Person: Partien, Ergebnisse, Statistik, Gegner

person-games-of = Partien von { $name }
person-since = Hier seit { $date }
person-guest = Gast, nur in diesem Browser
person-none = Unter dieser Adresse gibt es niemanden. Gäste haben keine Seite, die andere sehen können.
person-running = Laufend und offen
person-nothing-running = Keine Partie läuft.
person-first-game = Spiel deine erste Partie: 20 Minuten, mit Anleitung
person-finished = Beendete Partien
person-none-finished = Keine beendete Partie passt dazu.
person-result = Ergebnis
person-all-results = alle Ergebnisse
person-won = gewonnen
person-lost = verloren
person-left = verlassen
person-stopped = abgebrochen
person-pace = Tempo
person-any-pace = jedes Tempo
person-live = live
person-days = über Tage
person-opponent = Gegner
person-anybody = alle
person-rated-only = nur gewertete
person-rated = gewertet
person-place = { $place }. von { $players }
person-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
person-more = Frühere Partien
person-in-numbers = In Zahlen
person-not-counted = Angeleitete, an einem Bildschirm gespielte und abgebrochene Partien zählen nicht.
person-games-won = { $games ->
    [one] { $games } Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
}
person-best-mean = höchstens { $best } Punkte, im Mittel { $mean }
person-games-left = { $count ->
    [one] einmal verlassen
   *[other] { $count }-mal verlassen
}
person-places = Plätze zu { $players }
person-favourite = { $label }: { $count }×, { $won } von { $games } gewonnen
person-ratings = Wertungen
person-rating = { $rating } ({ $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
})
person-provisional = vorläufig
person-no-ratings = Noch keine gewertete Partie.
person-met = Gegner bisher
person-met-nobody = Du hast noch keine Partie mit anderen Menschen zu Ende gespielt.
person-met-record = { $games ->
    [one] { $games } gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}: { $ahead }-mal vorn, { $behind }-mal hinten

# So wird gespielt: die Seite und die Szenen zum Antippen

all-rules = Alle Regeln, Punkt für Punkt
    .hint = Der ganze Katalog, mit unseren Auslegungen, wo die Anleitungen schweigen oder einander widersprechen.
how-none = Zu diesem Spiel gibt es noch keine Regeln zum Nachlesen.
tour = Drei Minuten am Tisch
    .about = Das echte Brett, eine Sache nach der anderen. Du machst jeden Zug selbst.
tour-of = { $step } von { $all }
tour-next = Weiter
tour-back = Zurück
tour-again = Noch einmal
tour-skip = Überspringen
tour-done = Das war es. Spiel jetzt: Eine geführte Partie erklärt den Rest, wenn er vorkommt.
tour-over = Von vorn
tour-reading = Zum Lesen

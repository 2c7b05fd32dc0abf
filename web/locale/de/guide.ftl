# Der Begleiter einer ersten Partie

guide = Dein Begleiter
guide-progress = { $done } von { $all }
guide-goals = Was es zu lernen gibt
guide-back = Zurück zur Liste
guide-chapter = Anleitung: { $chapter }
guide-goal-reached = gelernt
guide-goal-open = kommt noch
guide-reached = Gelernt: { $goal }
guide-next = Noch zu lernen: { $goal }
guide-all-done = Du hast alles kennengelernt, was es hier zu lernen gibt.
guide-suggest = Zug vorschlagen
guide-suggesting = Einen Moment …
guide-suggested = Mein Vorschlag: { $move }
    .hint = Der Zug ist schon eingetragen. Bestätige ihn oder wähle etwas anderes.
guide-show = Zeig mir, wo
guide-explain = Mehr erklären
guide-shorten = Verstanden
guide-options = Was du hier tun kannst
guide-fold = Begleiter zeigen oder verbergen
guide-end = Deine erste Partie ist gespielt!
guide-end-learned =
    { $done ->
        [one] Du hast 1 von { $all } Dingen kennengelernt.
       *[other] Du hast { $done } von { $all } Dingen kennengelernt.
    }
guide-end-left = Für das nächste Mal:
guide-end-next = Und jetzt?
guide-end-bots = Eine ganze Partie spielen
guide-end-friends = Freunde einladen
guide-end-expansions = Eine Erweiterung probieren

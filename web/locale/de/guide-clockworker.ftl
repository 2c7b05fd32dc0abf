# Die geführte erste Partie Clockworker: was jede Frage bedeutet, was jede Aktion bewirkt, was es zu lernen gibt

guide-clockworker-welcome = Willkommen! Mit deinen Robotern baust du im Wettstreit mit einem Bot eine vergessene Welt wieder auf und triffst alle Entscheidungen selbst. Ich erkläre jede, wenn sie zum ersten Mal ansteht.

guide-clockworker-ask-action-phase = Zu Beginn deines Zuges kam aus jeder deiner Fabriken der oberste Roboter zurück und brachte mit, was sein Platz zeigt. Jetzt führst du genau eine der Aktionen A bis F aus. Kaufe am Anfang Fabriken und besetze sie mit Robotern; Blöcke bezahlen dann Artefakte und Archive, und die sind deine Punkte.
    .short = Eine Aktion: erst Fabriken aufbauen, dann Artefakte und Archive für Punkte.
guide-clockworker-ask-staffing = Die neue Fabrik darf sofort besetzt werden, vom obersten Platz nach unten. Roboter im Vorrat bringen nichts ein, aber behalte welche, wenn eine andere Fabrik sie nötiger hat.
    .short = Roboter bei der Arbeit bringen etwas ein, Roboter im Vorrat nicht.
guide-clockworker-ask-distribution = Mit dieser Verteilung darfst du noch eine Fabrik besetzen oder aufhören. Besetze die Plätze, deren Ertrag du in den nächsten Zügen willst.
    .short = Besetze noch eine Fabrik oder höre auf.
guide-clockworker-ask-repair-payment = Ein goldener Block kann einen roten, grünen oder blauen ersetzen. Zahle mit Farben, soweit sie reichen, und hebe Gold für das auf, was du anders nicht bekommst.
    .short = Hebe Gold für Farben auf, die dir fehlen.
guide-clockworker-ask-communication-payment = Ein goldener Block kann einen roten, grünen oder blauen ersetzen, nie ein Zahnrad oder einen Roboter. Zahle mit Farben, soweit sie reichen, und hebe Gold für später auf.
    .short = Hebe Gold für Farben auf, die dir fehlen.
guide-clockworker-ask-antenna-discount = Eines deiner Artefakte lässt dich im Preis eines Archivs eine Einheit weglassen. Lass weg, was du am schwersten bekommst.
    .short = Lass weg, was du am schwersten bekommst.
guide-clockworker-ask-duplication = Eines deiner Artefakte lässt dich 1 Zahnrad für eine Einheit mehr von etwas zahlen, das diese Rückholphase gebracht hat. Für einen goldenen Block oder einen Roboter lohnt sich das fast immer.
    .short = Ein Zahnrad für eine Einheit mehr von dem, was du gerade erhalten hast?
guide-clockworker-ask-optional-recovery = An diesem Tisch ist das Zurückholen freiwillig: Hole den obersten Roboter einer Fabrik zurück und erhalte, was sein Platz zeigt, oder lass ihn arbeiten.
    .short = Hole Roboter dort zurück, wo der Ertrag hoch ist.
guide-clockworker-ask-turn-end = Deine Aktion ist erledigt. Eines deiner Artefakte lässt dich noch Zahnräder gegen Gold tauschen; brauchst du keines, beende deinen Zug.
    .short = Tausche Zahnräder gegen Gold oder beende deinen Zug.

guide-clockworker-do-extract = Hole noch einen Roboter zurück, den obersten einer Fabrik, und erhalte den Ertrag seines Platzes jetzt statt später.
guide-clockworker-do-distribute = Setze Roboter aus deinem Vorrat auf eine deiner Fabriken, zuerst auf die obersten freien Plätze.
guide-clockworker-do-reassign = Kaufe eine Fabrik der Reihe mit Zahnrädern: An der vorletzten Stelle kostet sie weniger, an der letzten bringt sie dir sofort etwas ein. Danach darfst du sie mit Robotern besetzen.
guide-clockworker-do-repair = Kaufe ein Artefakt mit Blöcken: Es bringt Punkte, ab deinem nächsten Zug eine Fähigkeit oder am Ende einen Bonus.
guide-clockworker-do-communicate = Kaufe ein Archiv: Punkte, die bis zum Ende verdeckt bleiben. Wird FIN aufgedeckt, ist die letzte Runde da.
guide-clockworker-do-recharge = Nimm 2 Zahnräder, wenn du nichts Besseres bezahlen kannst.
guide-clockworker-do-staff = So viele Roboter kommen auf die neue Fabrik, von oben nach unten.
guide-clockworker-do-pay = Wähle, wie viele Blöcke jeder Farbe du durch Gold ersetzt.
guide-clockworker-do-leave-out = Diese Einheit musst du nicht bezahlen.
guide-clockworker-do-pay-in-full = Du bezahlst alles, was das Archiv verlangt.
guide-clockworker-do-duplicate = Zahle 1 Zahnrad und erhalte eine Einheit mehr von dieser Art.
guide-clockworker-do-decline = Du behältst dein Zahnrad.
guide-clockworker-do-exchange = Du tauschst zwei Zahnräder gegen einen goldenen Block.
guide-clockworker-do-recover = Der oberste Roboter dieser Fabrik kommt zurück, und du erhältst den Ertrag seines Platzes.
guide-clockworker-do-finish = Du bist hier fertig, und es geht weiter.

guide-clockworker-goal-recover = Roboter mit Ertrag zurückholen
    .why = In jedem Zug gibt jede Fabrik einen Roboter zurück: Volle Fabriken sind dein Einkommen.
guide-clockworker-goal-factory = Eine Fabrik kaufen
    .why = Mehr Fabriken bringen in jeder Rückholphase mehr, und sie zählen als Karten.
guide-clockworker-goal-staff = Roboter an die Arbeit schicken
    .why = Nur besetzte Plätze bringen etwas, der oberste zuerst.
guide-clockworker-goal-marker = Den Marker −1 oder +1 nutzen
    .why = Die zwei Stellen rechts in der Reihe sind die besten: An der einen kostet die Fabrik ein Zahnrad weniger, an der anderen bringt sie dir sofort etwas ein.
guide-clockworker-goal-extract = Die Aktion Förderung nutzen
    .why = Die Förderung bringt den Ertrag eines Platzes einen Zug früher, gerade wenn für einen Kauf ein Block fehlt.
guide-clockworker-goal-repair = Ein Artefakt reparieren
    .why = Artefakte bringen Punkte und Fähigkeiten, und von jedem gibt es nur wenige.
guide-clockworker-goal-ability = Ein Artefakt für dich arbeiten lassen
    .why = Fähigkeiten wirken ab deinem nächsten Zug: Früh gekauft, zahlen sie sich vielfach aus.
guide-clockworker-goal-communicate = Ein Archiv kaufen
    .why = Archive sind verdeckte Punkte, und jedes bringt FIN näher.
guide-clockworker-goal-score = Die Endabrechnung sehen
    .why = Am Ende zählen nur Punkte; was im Vorrat bleibt, ist nichts wert.

guide-clockworker-end = Du hast eine ganze Partie gespielt, vom ersten Roboter bis zu FIN oder zur zwölften Karte. Sieh dir die Endabrechnung an: Woher kamen die meisten Punkte?
guide-clockworker-end-more = Zu dritt oder zu viert sind mehr Artefakte und Fabriken im Spiel, und die Reihe wechselt schneller.

how-rockwell = Du leitest eine Bergbaugesellschaft. Schicke vier Bohrtrupps durch die Schichten der Erde, fördere gemeinsam mit deinen Rivalen Erz und mach schneller als sie Prestige daraus.

how-rockwell-1 = Das Ziel
    .text =
        Wer am Ende das meiste Prestige hat, gewinnt. Prestige kommt aus drei Quellen: Realisierungen (Ziele wie der Besitz von 12 Gold oder ein Bohrtrupp im Erdkern), Auslieferungen (abgegebene Sätze von Würfeln) und Schlusswertungen für den größten Besitz an jedem Erz und an Geld.

        Das Spiel endet, wenn die meisten Gesellschaften einen Bohrtrupp im Erdkern haben, oder wenn eine sechs Realisierungen hat, darunter alle drei der untersten Reihe. Die Spielrunde wird noch zu Ende gespielt.

how-rockwell-2 = Das Brett
    .text =
        Die Erde ist ein rundes Brett mit vier Ringen zu acht Feldern: außen Level A, dann B, C, und um den Kern D. Jedes verdeckte Feld nennt die Leistung, die man zum Bohren braucht. Je tiefer, desto reicher.

        Deine vier Bohrtrupps beginnen mit Leistung 1 an den vier Eingängen. Trupps aller Spieler dürfen auf demselben Feld stehen; niemand wird je verdrängt.

how-rockwell-3 = Eine Runde auf einen Blick
    .text =
        • Angebote: Geheime Gebote entscheiden, wer in der Direktion vorn ist.
        • Vizepräsidenten: Jeder stellt zwei auf die Bretter I, II und III.
        • Phase I, Bohrung: Versicherung, Bohrreihenfolge, vier Bohrrunden, Einkommen der Minenschächte.
        • Phase II, Börse: Wer einen Vizepräsidenten auf Brett II hat, kauft und verkauft.
        • Phase III, Atelier: Wer einen Vizepräsidenten auf Brett III hat, verbessert seine Gesellschaft und liefert aus.

how-rockwell-4 = Angebote und Vizepräsidenten
    .text =
        Alle legen geheim Würfel und Geld zusammen; Würfel zählen mit ihrem Marktpreis. Das höchste Gebot kommt in der Direktion nach vorn, und alle Gebote sind verloren: Biete also, was dir die erste Wahl wert ist.

        In der Reihenfolge der Direktion stellst du einen Vizepräsidenten auf, im zweiten Durchgang den anderen. Ein Platz fasst einen, und deine beiden müssen auf verschiedenen Brettern stehen. Brett I lässt dich früh bohren und erlaubt Korruption (Plätze 1 und 2) oder Subunternehmer (Plätze 3 und 4). Auf den Brettern II und III sagt der Platz, wie viele Handlungen du haben wirst.

how-rockwell-5 = Bohren
    .text =
        Zuerst dürfen alle Würfel in Versicherung umtauschen, eins zu eins. Dann folgen vier Bohrrunden; in jeder macht jeder Spieler einen Bohrtrupp zum aktiven und versetzt ihn auf ein Nachbarfeld oder lässt ihn stehen. Derselbe Trupp darf immer wieder handeln.

        Mit Korruption ziehst du einen fremden Trupp von einem Nachbarfeld auf deines. Ein Subunternehmer ist ein Würfel, der deinem aktiven Trupp für diese Runde Leistung dazugibt; er kostet von 1.000 für Leistung 1 bis 2.500 für Leistung 4 und leistet nie mehr, als das Level tief ist.

        Ein Schritt von Level D in den Erdkern nimmt den Trupp aus dem Spiel und bringt eine Realisierung.

how-rockwell-6 = Förderung
    .text =
        Sobald Trupps und Subunternehmer auf einem Feld zusammen die verlangte Leistung haben, wird gefördert; niemand kann das verhindern. Das Feld wird umgedreht, eine Karte zeigt, wie viele Würfel jedes Erzes nach oben kommen.

        Alle, die dort einen Trupp haben, teilen: Jedes Erz wird durch die Zahl dieser Spieler geteilt, gleich welche Leistung sie haben. Was sich nicht teilen lässt, ist der Rest; er geht an den Spieler mit Vorrang: an den Besitzer eines Minenschachts auf dem Feld; sonst an den mit der meisten Leistung dort; bei Gleichstand an den aktiven Spieler, der die Förderung ausgelöst hat.

        Der aktive Spieler behält die Karte. Sechs Karten sind eine Realisierung.

how-rockwell-7 = Gefahr
    .text =
        Manche Karten tragen ein Gefahrenzeichen. Dann verliert jeder, der teilt, so viele Würfel seines Anteils, wie er Leistung auf dem Feld hat, die teuersten zuerst. Schutz senkt den Verlust um 1, um 3 oder hebt ihn auf; für jeden Würfel, der dann noch verloren ginge, darfst du stattdessen einen Versicherungsstein abgeben. Was du schon vorher hattest, ist sicher.

how-rockwell-8 = Börse
    .text =
        Zink kostet 400, Kupfer 600, Silber 800 und Gold 1.000, beim Kauf wie beim Verkauf. Eine Handlung ist ein Verkauf oder ein Kauf eines Erzes in beliebiger Menge; in einer Runde kannst du jedes Erz nur einmal handeln.

how-rockwell-9 = Atelier
    .text =
        • Leistung: ein Bohrtrupp steigt um eins, bis 4. Reicht das für sein Feld, wird dort sofort gefördert.
        • Schutz: weniger Verlust durch Gefahr.
        • Mobilität: zwei Felder weit im Ring; dann auf der Grenze zweier Felder stehen, wo der Trupp für beide zählt; dann zwei Bewegungen pro Zug.
        • Minenschächte: Sie geben Vorrang auf einem verdeckten Feld und auf einem aufgedeckten jede Runde Einkommen.
        • Auslieferungen: Gib die Würfel ab, die das oberste Plättchen eines Stapels zeigt, und erhalte sein Prestige. Jeder Stapel wird teurer: Komm früh.

how-rockwell-10 = Realisierungen
    .text =
        Es gibt neun. Du erhältst eine, sobald du sie erfüllst, auch wenn du nicht dran bist, und wer zuerst kommt, erhält am meisten. Sie kosten nichts: Gezeigte Würfel bleiben dein.

how-rockwell-11 = Das Ende
    .text =
        Für jedes Erz und für Geld erhält der größte Besitz 3 Punkte, der zweite 2, der dritte 1. Dazu kommen Realisierungen und Auslieferungen. Bei Gleichstand entscheiden mehr Realisierungen, dann mehr Würfel.

how-rockwell-12 = Erweiterungen
    .text =
        • Der schwankende Markt: Preise steigen und fallen mit Förderungen, Spekulation und Handel; an den Enden verdoppelt ein Boom deinen Vorrat, und ein Crash halbiert ihn.
        • Diamanten: Manche Förderungen bringen auch Geld, für den Spieler mit Vorrang und für den Auslöser.
        • Explosionen: Der Trupp, der die Förderung ausgelöst hat, verliert Leistung oder fliegt an einen Eingang zurück.
        • Oberaufseher und Aufseher: Zwei Inspektoren wandern über die Kreuzungen. Einer verhindert Förderungen, der andere macht sie schwerer, aber sicher; und du kannst sie schieben.

how-rockwell-13 = Erster Rat
    .text =
        Steh dort, wo andere bohren: Zum Teilen genügt ein Trupp, und sei er noch so schwach. Gleichstand an Leistung nützt dem aktiven Spieler; achte darauf, wer zuletzt handelt. Heb Geld für das Atelier auf: Dort entsteht Prestige. Und lass niemanden allein zum Erdkern ziehen.

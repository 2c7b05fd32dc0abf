how-rockwell = Du leitest eine Bergbaugesellschaft. Schicke vier Bohrtrupps durch die Level der Erde, fördere gemeinsam mit den anderen Rohstoffe und mache schneller als sie Prestige daraus.

how-rockwell-1 = Das Ziel
    .text =
        Wer am Ende das meiste Prestige hat, gewinnt. Prestige kommt aus drei Quellen: Realisierungen (Ziele wie der Besitz von 12 Gold oder ein Bohrtrupp im Erdkern), Auslieferungen (abgegebene Sätze von Würfeln) und Bonuspunkte der Endabrechnung für den größten Besitz an jedem Rohstoff und an Geld.

        Die Partie endet, wenn die meisten Gesellschaften einen Bohrtrupp im Erdkern haben oder wenn eine sechs Realisierungen hat, darunter alle drei der untersten Reihe. Die Spielrunde wird noch zu Ende gespielt.

how-rockwell-2 = Das Brett
    .text =
        Die Erde ist ein rundes Brett mit vier Ringen zu acht Feldern: außen Level A, dann B und C, um den Erdkern D. Jedes noch nicht durchbohrte Feld zeigt die Leistung, die es braucht. Je tiefer, desto reicher.

        Deine vier Bohrtrupps beginnen mit Leistung 1 an den vier Eingängen. Trupps aller Spieler dürfen auf demselben Feld stehen; niemand wird je verdrängt.

how-rockwell-3 = Eine Spielrunde auf einen Blick
    .text =
        • Angebote: Geheime Angebote entscheiden, wer in der Direktion vorn ist.
        • Vizepräsidenten: Alle stellen zwei auf die Bretter I, II und III.
        • Phase I, Bohrung: Versicherung, Reihenfolge der Bohrung, vier Bohrrunden, Einkommen der Minenschächte.
        • Phase II, Börse: Wer einen Vizepräsidenten auf Brett II hat, kauft und verkauft.
        • Phase III, Atelier: Wer einen Vizepräsidenten auf Brett III hat, verbessert seine Gesellschaft und liefert aus.

how-rockwell-4 = Angebote und Vizepräsidenten
    .text =
        Alle legen geheim Würfel und Geld zusammen; Würfel zählen mit ihrem Marktpreis. Das höchste Angebot kommt in der Direktion nach vorn, und alle Angebote sind verloren: Biete also, was dir die erste Wahl wert ist.

        In der Reihenfolge der Direktion stellst du einen Vizepräsidenten auf, im zweiten Durchgang den anderen. Ein Platz fasst einen, und deine beiden müssen auf verschiedenen Brettern stehen. Brett I lässt dich früh bohren und erlaubt Korruption (Plätze 1 und 2) oder Subunternehmer (Plätze 3 und 4). Auf den Brettern II und III sagt der Platz, wie viele Handlungen du haben wirst.

how-rockwell-5 = Bohren
    .text =
        Zuerst dürfen alle Würfel in Versicherungssteine umtauschen, eins zu eins. Dann folgen vier Bohrrunden; in jeder machen alle reihum einen Bohrtrupp zum aktiven und versetzen ihn auf ein Nachbarfeld oder lassen ihn stehen. Derselbe Trupp darf in jeder Bohrrunde wieder aktiv sein.

        Mit Korruption ziehst du einen fremden Trupp von einem Nachbarfeld auf deines. Ein Subunternehmer ist ein Zahlenwürfel, der deinem aktiven Trupp für diese Spielrunde Leistung dazugibt; er kostet von 1.000 $ (Leistung 1) bis 2.500 $ (Leistung 4), und seine Leistung ist nie größer als die Tiefe des Levels (A 1, B 2, C 3, D 4).

        Ein Schritt von Level D in den Erdkern nimmt den Trupp aus dem Spiel und bringt eine Realisierung.

how-rockwell-6 = Förderung
    .text =
        Sobald Trupps und Subunternehmer auf einem Feld zusammen die benötigte Leistung haben, wird gefördert; niemand kann das verhindern. Das Feld wird umgedreht, und eine Karte zeigt, wie viele Würfel jedes Rohstoffs nach oben kommen.

        Alle, die dort einen Trupp haben, teilen: Jeder Rohstoff wird durch die Zahl dieser Spieler geteilt, gleich welche Leistung sie haben. Was sich nicht teilen lässt, ist der Überschuss; er geht an den Spieler mit Vorrang: Das ist, wer einen Minenschacht auf dem Feld besitzt; sonst, wer dort die meiste Leistung hat; bei Gleichstand der aktive Spieler, der die Förderung ausgelöst hat.

        Der aktive Spieler behält die Karte. Sechs Karten sind eine Realisierung.

how-rockwell-7 = Gefahr
    .text =
        Manche Karten tragen ein Gefahrensymbol. Wer dann teilt, verliert so viele Würfel seines Anteils, wie er Leistung auf dem Feld hat, die teuersten zuerst; unter gleich teuren wählt er selbst. Schutz senkt den Verlust um 1, um 3 oder hebt ihn auf; für jeden Würfel, der dann noch verloren ginge, darfst du stattdessen einen Versicherungsstein abgeben. Was du schon vorher hattest, ist sicher.

how-rockwell-8 = Börse
    .text =
        Zink kostet 400 $, Kupfer 600 $, Silber 800 $ und Gold 1.000 $, beim Kauf wie beim Verkauf. Eine Handlung ist ein Verkauf oder ein Kauf eines Rohstoffs in beliebiger Menge; in einer Spielrunde kannst du mit jedem Rohstoff nur einmal handeln.

how-rockwell-9 = Atelier
    .text =
        • Leistung: Steigere einen Bohrtrupp um 1, höchstens auf 4. Reicht das für sein Feld, wird dort sofort gefördert.
        • Schutz: weniger Verlust durch Gefahr.
        • Mobilität: zwei Felder weit im Ring; dann auf der Grenze zweier Felder stehen, wo der Trupp für beide zählt; dann zwei Bewegungen pro Zug.
        • Minenschächte: Sie geben Vorrang auf einem nicht umgedrehten Feld und auf einem umgedrehten jede Spielrunde Einkommen.
        • Auslieferungen: Gib die Würfel ab, die der oberste Stein eines Stapels zeigt, und erhalte sein Prestige. Jeder Stapel wird teurer: Komm früh.

how-rockwell-10 = Realisierungen
    .text =
        Es gibt neun. Du erhältst eine, sobald du sie erfüllst, auch wenn du nicht am Zug bist, und wer zuerst kommt, erhält am meisten. Sie kosten nichts: Würfel, die du vorzeigst, behältst du.

how-rockwell-11 = Das Ende
    .text =
        Für jeden Rohstoff und für Geld erhält der größte Besitz 3 Punkte, der zweitgrößte 2, der drittgrößte 1. Dazu kommen Realisierungen und Auslieferungen. Bei Gleichstand entscheidet, wer mehr Realisierungen hat, dann, wer mehr Würfel hat.

how-rockwell-12 = Erweiterungen
    .text =
        • Der schwankende Markt: Preise steigen und fallen mit Förderungen, Spekulation und Handel; an den Enden verdoppelt ein Boom deinen Bestand, und ein Crash halbiert ihn.
        • Diamanten: Manche Förderungen bringen auch Geld, für den Spieler mit Vorrang und für den Auslöser.
        • Explosionen: Der Trupp, der die Förderung ausgelöst hat, verliert Leistung oder fliegt an einen Eingang zurück.
        • Oberaufseher und Aufseher: Zwei Figuren wandern über die Kreuzungen. Eine verhindert Förderungen, die andere macht sie schwerer, aber gefahrlos; und du kannst sie versetzen.

how-rockwell-13 = Erste Tipps
    .text =
        Stell dich dorthin, wo andere bohren: Zum Teilen genügt ein Trupp, und sei er noch so schwach. Gleichstand an Leistung nützt dem aktiven Spieler; achte darauf, wer zuletzt an der Reihe ist. Behalte Geld für das Atelier: Dort entsteht Prestige. Und lass niemanden allein zum Erdkern ziehen.

how-clockworker = Die Menschen sind fort, die Roboter machen weiter. Baue Fabriken aus dem Schrott, repariere vergessene Maschinen, lausche alten Archiven und sammle mehr Punkte als die anderen.

how-clockworker-1 = Das Ziel
    .text =
        Wer die meisten Punkte hat, gewinnt. Punkte stehen auf Artefakten und Archiven, manche Fähigkeiten bringen im Spiel Siegpunktmarker, und vier Artefakte geben am Ende einen Bonus. Fabriken, Zahnräder, Blöcke und Roboter sind selbst nichts wert: Sie sind die Mittel.

how-clockworker-2 = Was auf dem Tisch liegt
    .text =
        In der Mitte ist der Schrottplatz: eine Reihe von fünf Fabriken neben ihrem Stapel, die Artefakte in Stapeln nach Namen und fünf Archive neben ihrem Stapel. Vor dir liegen deine Fabriken mit Robotern auf ihren Plätzen und dein Vorrat an Zahnrädern, roten, grünen, blauen und goldenen Blöcken und freien Robotern.

        Ein goldener Block kann beim Bezahlen einen roten, grünen oder blauen ersetzen, nie ein Zahnrad oder einen Roboter.

how-clockworker-3 = Dein Zug
    .text =
        Ein Zug hat zwei Phasen: die Rückholphase, dann genau eine Aktion. Passen geht nicht, aber Aufladen ist immer möglich. Niemand steht jemandem im Weg: Mehrere dürfen dasselbe tun.

how-clockworker-4 = Rückholphase
    .text =
        Aus jeder deiner Fabriken kommt der oberste Roboter in deinen Vorrat zurück, und du erhältst alles, was der Platz zeigt, den er verlässt. Ein Roboter je Fabrik, alle Fabriken zugleich; Lücken darüber sind egal, und nichts rückt nach.

        Eine volle Fabrik arbeitet also mehrere Züge lang für dich, vom obersten Platz zum untersten, und will neu besetzt werden, wenn sie leer ist.

how-clockworker-5 = Die sechs Aktionen
    .text =
        • A, Förderung: Hole noch einen obersten Roboter aus einer deiner Fabriken zurück und erhalte den Ertrag seines Platzes.
        • B, Verteilung: Setze beliebig viele Roboter auf eine deiner Fabriken, zuerst auf die obersten freien Plätze.
        • C, Umwidmung: Kaufe eine Fabrik der Reihe mit Zahnrädern und setze, wenn du magst, gleich Roboter darauf.
        • D, Reparatur: Kaufe ein Artefakt mit Blöcken. Seine Fähigkeit wirkt ab deinem nächsten Zug.
        • E, Kommunikation: Kaufe ein Archiv mit den gezeigten Ressourcen; es bleibt bis zum Ende verdeckt.
        • F, Aufladen: Nimm 2 Zahnräder.

how-clockworker-6 = Die Fabrikreihe
    .text =
        Je weiter rechts, desto besser: An der vorletzten Stelle kostet eine Fabrik 1 Zahnrad weniger, an der letzten erhältst du sofort, was ihr oberster Platz zeigt. Nach einem Kauf rückt die Reihe nach rechts zusammen, und neben den Stapel kommt eine neue Fabrik.

how-clockworker-7 = Sechs Karten
    .text =
        Sobald du sechs Karten hast (Fabriken, auch deine erste, und Artefakte), darfst du mit jeder Verteilung zwei Fabriken besetzen. Archive sind keine Karten.

how-clockworker-8 = Artefakte
    .text =
        Jedes Artefakt gibt es ein- oder zweimal, und du kannst es nur einmal haben. Manche bringen Punkte für spätere Käufe, andere verbessern Rückholphase, Verteilung oder Bezahlung; fahr mit der Maus darüber oder tipp eines an: Dann steht da, was es tut. Vier zählen erst am Ende: Mechanischer Gott, Rettungsschiff, Roboterregierung, Aufbruch in eine neue Welt.

how-clockworker-9 = Das Ende
    .text =
        Die Runde wird zur letzten, wenn jemand zwölf Karten hat oder wenn beim Ersetzen eines Archivs das FIN-Plättchen aufgedeckt wird. Alle haben gleich viele Züge. Dann werden die Archive umgedreht und die Punkte gezählt. Bei Gleichstand gewinnt, wer mehr Fabriken hat.

how-clockworker-10 = Erste Tipps
    .text =
        Roboter sind anfangs knapp: Fülle lieber eine gute Fabrik als drei halb. Eine Fabrik, die früh Roboter gibt, zahlt sich vielfach aus. Schau, welche Artefakte zusammenpassen, und zähle, wie viele Archive vor dem Ende noch kommen: Der Tisch zeigt es.

# Was ein Spieler gefragt wird; was die anderen lesen, solange sie warten

prompt-auction = Angebote: Stelle dein geheimes Angebot zusammen. Alle Angebote gehen verloren, das höchste kommt in der Direktion nach vorn.
    .waiting = Geheimes Angebot fehlt noch von: { $players }.
prompt-place-vice-presidents = Stelle einen Vizepräsidenten auf einen freien Platz. Deine beiden müssen auf verschiedenen Brettern stehen.
    .waiting = { $players } stellt einen Vizepräsidenten auf.
prompt-buy-insurance = Versicherung: Tausche beliebig viele Würfel in Versicherungssteine um, eins zu eins.
    .waiting = Entscheidung über den Umtausch fehlt noch von: { $players }.
prompt-drilling-turn-move = Bohrung: Wähle einen Bohrtrupp und versetze ihn oder lass ihn stehen.
    .waiting = { $players } versetzt einen Bohrtrupp.
prompt-drilling-turn-carry-die = Nimm den Subunternehmer des Bohrtrupps gegen neue Personalkosten mit oder gib ihn frei.
    .waiting = { $players } entscheidet über einen Subunternehmer.
prompt-drilling-turn-advantage = Nutze deinen Vorteil mit dem aktiven Bohrtrupp oder passe.
    .waiting = { $players } kann einen Vorteil nutzen.
prompt-threshold = Mehrere Felder sind so weit. Wo wird zuerst gefördert?
    .waiting = { $players } wählt das Feld, auf dem zuerst gefördert wird.
prompt-insure-against-danger = Gefahr: Wie viele Versicherungssteine gibst du ab, statt Würfel zu verlieren?
    .waiting = Entscheidung über die Versicherung fehlt noch von: { $players }.
prompt-choose-loss = Gefahr: Einige deiner Würfel sind gleich viel wert. Welche verlierst du?
    .waiting = Wahl der verlorenen Würfel fehlt noch von: { $players }.
prompt-market = Börse: Kaufe oder verkaufe Würfel eines Rohstoffs oder passe.
    .waiting = { $players } handelt an der Börse.
prompt-workshop = Atelier: Verbessere deine Gesellschaft, liefere aus oder passe.
    .waiting = { $players } ist im Atelier.
prompt-ai-move = AI ist unentschieden: Wähle, welcher seiner Bohrtrupps wohin zieht.
    .waiting = { $players } entscheidet für AI.
prompt-ai-upgrade = Steigere die Leistung eines Bohrtrupps von AI um 1.
    .waiting = { $players } steigert einen Bohrtrupp von AI.

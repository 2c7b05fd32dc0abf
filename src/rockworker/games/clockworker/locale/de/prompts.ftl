# Was ein Spieler gefragt wird; was die anderen lesen, während sie warten

prompt-optional-recovery = Rückholphase: Aus welcher Fabrik holst du einen Roboter zurück?
    .waiting = { $players } holt Roboter zurück.
prompt-duplication = Verdopplung: Zahlst du ein Zahnrad für eine Einheit mehr von etwas, das du gerade erhalten hast?
    .waiting = { $players } darf etwas verdoppeln.
prompt-action-phase = Wähle eine Aktion.
    .waiting = { $players } wählt eine Aktion.
prompt-distribution = Verteilung: Besetze eine weitere Fabrik oder höre auf.
    .waiting = { $players } verteilt Roboter.
prompt-staffing = Wie viele Roboter setzt du auf die neue Fabrik?
    .waiting = { $players } setzt Roboter auf eine neue Fabrik.
prompt-repair-payment = Reparatur: Wie bezahlst du?
    .waiting = { $players } bezahlt ein Artefakt.
prompt-antenna-discount = Kommunikation: Welche Ressource lässt du im Preis weg?
    .waiting = { $players } macht ein Archiv billiger.
prompt-communication-payment = Kommunikation: Wie bezahlst du?
    .waiting = { $players } bezahlt ein Archiv.
prompt-turn-end = Deine Aktion ist erledigt. Tausche noch Zahnräder gegen Gold oder beende deinen Zug.
    .waiting = { $players } beendet den Zug.

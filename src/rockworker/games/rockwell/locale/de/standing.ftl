# Automatische Antworten: was Spieler ein für alle Mal sagen können

standing-pass-for-me = Für mich passen, wo ein Vorteil nichts nützen kann
    .about = Ein Subunternehmer, der auf keinem Feld zählen könnte, bevor er auf Tafel I zurückkehrt, und den auch sonst niemand brauchen kann, wird dir nicht angeboten.
standing-hire-where-undrilled = Nur einstellen, wo noch ein Feld zu durchbohren ist
    .about = Ist unter deinem aktiven Bohrtrupp alles durchbohrt, stellst du keinen Subunternehmer ein.
standing-bribe-to-drill = Nur korrumpieren, wenn das Feld dadurch durchbohrt wird
    .about = Ein Bohrtrupp, der die fehlende Leistung nicht mitbringt, wird nicht korrumpiert.
standing-insure-nothing = Nie etwas versichern
    .about = Du behältst alle deine Würfel, wenn man sich versichern kann.
standing-cover-losses = Bei Gefahr immer die Versicherung nutzen
    .about = Du gibst so viele Versicherungssteine ab, wie Würfel verloren gingen.

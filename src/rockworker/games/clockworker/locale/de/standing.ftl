# Automatische Antworten: was Spieler ein für alle Mal sagen können

standing-pass-for-me = Nach meiner Aktion meinen Zug für mich beenden
    .about = Zahnräder gegen Gold zu tauschen kann warten: Das geht auch in deinem nächsten Zug.
standing-spare-gold = Mit Gold nur bezahlen, was fehlt
    .about = Ein goldener Block ersetzt eine Farbe nur, wenn du davon zu wenig hast.
standing-take-discount = Für ein Archiv immer eine Einheit weniger bezahlen
    .about = Gefragt wird nur, wenn mehrere Einheiten infrage kommen.
standing-staff-fully = So viele Roboter wie möglich auf eine neue Fabrik setzen
    .about = Nach der Anzahl wird nicht gefragt.

table-open = Es sind noch Plätze frei.
table-over = Die Partie ist zu Ende.
table-other-rules = Diese Partie wurde nach Version { $version } der Regeln begonnen, die dieser Server nicht hat. Sie lässt sich ansehen und wartet auf einen Server, der sie kennt.
table-paused = Die Partie ist pausiert.
error-not-signed-in = Sag uns zuerst deinen Namen.
error-not-allowed = Das darfst du nicht.
error-no-such-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
error-no-such-person = Diese Person gibt es nicht, oder sie ist nur zu Gast.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-no-such-step = Einen Schritt { $step } gibt es nicht; der letzte ist { $last }.
error-no-such-clause = Eine Regel { $clause } gibt es nicht.
error-not-welcome = Du kannst an diesem Tisch nicht Platz nehmen.
error-not-invitable = Du kannst diese Person nicht einladen.
error-no-such-tournament = Dieses Turnier gibt es nicht.
error-tournament-has-started = Das Turnier hat schon begonnen.
error-too-few-entrants = Ein Turnier braucht mindestens zwei Spieler.
error-not-your-seat = Das ist nicht dein Platz.
error-rated-needs-account = An diesem Tisch wird gewertet: Leg zuerst ein Konto an. Deine Partien behältst du.
error-seat-is-taken = Dort sitzt schon jemand.
error-table-has-started = Die Partie läuft schon.
error-table-has-not-started = Die Partie hat noch nicht begonnen.
error-table-is-not-full = Noch sind nicht alle Plätze besetzt.
error-too-early = Dieser Tisch beginnt von selbst zur vereinbarten Zeit.
error-table-is-over = Diese Partie ist zu Ende.
error-table-is-paused = Die Partie ist pausiert.
error-game-is-not-over = Das wird gezeigt, wenn die Partie zu Ende ist.
error-stale-version = Der Tisch hat sich inzwischen verändert. So steht es jetzt.
error-not-the-standing-answer = Deine automatischen Antworten führen hier nicht zu diesem Zug.
error-nothing-to-undo = Dein letzter Zug lässt sich nicht zurücknehmen: Er hat etwas aufgedeckt, oder jemand hat danach gespielt.
error-no-such-vote = Es wartet keine Frage auf deine Antwort.
error-vote-is-open = Eine andere Frage wartet noch auf Antwort.
error-still-there = Dieser Spieler ist noch da.
error-name-is-taken = Der Name { $name } ist vergeben.
error-wrong-password = Name oder Passwort ist falsch.
error-bad-input = Ungültige Eingabe: { $reason }
error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
error-bad-password = Das Passwort braucht { $fewest } bis { $most } Zeichen.
error-weak-password = Dieses Passwort wäre schnell erraten. Wähle ein weniger gebräuchliches, ohne deinen Namen.
error-too-much = Zu schnell: Warte einen Augenblick.
error-said-enough = Du hast an diesem Tisch { $most }-mal etwas gesagt: Mehr wird von einer Person nicht aufgehoben.
error-too-much-work = Dieses Spiel zu prüfen dauert zu lange.
error-too-long = Das ist zu lang (höchstens { $most }).
error-vote-is-pointless = Darüber lässt sich nicht abstimmen: Es ist schon so, oder es ist nicht möglich.
error-bot-plays-here = Ein Bot spielt für dich. Du kannst deinen Platz zurückverlangen.
error-not-a-lesson = Tipps gibt es nur in geführten Partien.
error-no-advice = Es kam kein Tipp. Frag noch einmal oder entscheide selbst.

# Was um die Partie herum geschieht

entry-undone = { $player } nimmt den letzten Zug zurück.
entry-vote-opened =
    { $question ->
        [pause] { $player } bittet um eine Pause.
        [resume] { $player } möchte weiterspielen.
        [undo] { $player } möchte zu einer früheren Stellung zurück.
        [end] { $player } möchte die Partie hier beenden.
        [replace] { $player } möchte einen Bot für { $subject } spielen lassen.
       *[return] { $player } möchte zurückkommen.
    }
entry-decided =
    { $question ->
        [pause] { $player } pausiert die Partie.
        [resume] { $player } setzt die Partie fort.
        [undo] { $player } geht zu einer früheren Stellung zurück.
        [end] { $player } beendet die Partie hier.
        [replace] { $player } lässt einen Bot für { $subject } spielen.
       *[return] { $player } ist zurück.
    }
entry-vote-cast =
    { $agrees ->
        [yes] { $player } ist einverstanden.
       *[no] { $player } lehnt ab.
    }
entry-conceded = { $player } gibt auf; ein Bot übernimmt.
entry-bot-replaced = { $player } kann nicht weiterspielen; ein anderer Bot übernimmt.

# Nachrichten an Spieler

notify-turn = Du bist am Zug: { $game }.
notify-turn-at = Du bist am Zug ({ $game }): { $url }
notify-over = Deine Partie { $game } ist zu Ende.
notify-over-at = Deine Partie { $game } ist zu Ende: { $url }
notify-invitation = Du bist zu einer Partie { $game } eingeladen.
notify-invitation-at = Du bist zu einer Partie { $game } eingeladen: { $url }
notify-test = Das ist ein Test. Hier wirst du benachrichtigt, wenn du am Zug bist.
notify-subject = Rockworker: { $game }

# Weitere Absagen

error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = So lässt sich diese Adresse nicht ansprechen.
error-broken = Hier ist etwas schiefgegangen. Der Fehler wurde protokolliert.
error-unavailable = Der Server erreicht seine Datenbank gerade nicht. Versuche es gleich noch einmal.
error-just-removed = Zu spät: Dein Konto oder etwas, das dazu nötig ist, wurde gerade gelöscht.
error-needs-postgres = { $workers } Prozesse brauchen PostgreSQL: SQLite bedient nur einen. Gib --database postgresql://… an.
error-bad-webhook = Ein Webhook muss eine öffentlich erreichbare https-Adresse sein.
error-bad-address = Das ist keine E-Mail-Adresse.
error-no-address = Bestätige zuerst eine E-Mail-Adresse.
error-bad-zone = Die Zeitzone { $zone } gibt es nicht.
error-bad-subscription = Die Schlüssel des Browsers für Benachrichtigungen sind ungültig.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-not-delivered = Die Nachricht konnte nicht zugestellt werden.
error-database-is-newer = Die Datenbank stammt von einer neueren Version von Rockworker; diese hier kennt sie bis { $newest }. Installiere die neuere Version.
error-database-is-in-use = Ein anderer Server benutzt die Datenbank { $file }. Beende ihn zuerst; mehrere Server können sich eine PostgreSQL-Datenbank teilen.
error-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
error-other-rules = Diese Partie begann mit Version { $version } der Regeln, und dieser Server { $ours ->
    [0] hat das Spiel nicht
   *[other] spielt Version { $ours }
}. Hier kann sie nicht weitergehen, aber sie lässt sich als Datei speichern.
error-bad-token = Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.

# Letters about an account

mail-confirm-subject = Rockworker: deine E-Mail-Adresse
mail-confirm =
    Hallo { $name },

    folge innerhalb einer Stunde diesem Link, um deine E-Mail-Adresse bei Rockworker zu bestätigen:
    { $url }

    Wenn du das nicht angefordert hast, kannst du diese Nachricht ignorieren.
mail-reset-subject = Rockworker: ein neues Passwort
mail-reset =
    Hallo { $name },

    folge innerhalb einer Stunde diesem Link, um bei Rockworker ein neues Passwort zu wählen:
    { $url }

    Wenn du das nicht angefordert hast, kannst du diese Nachricht ignorieren: Dein Passwort bleibt, wie es ist.

# Rund um alles

skip = Zum Inhalt
navigation = Navigation
home = Zur Startseite
lost = Diese Seite gibt es nicht.
not-here = Kein Zugang zu diesem Tisch
close = Schließen
copy = Kopieren
copied = Kopiert
language = Sprache
theme = Farbschema
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
settings = Einstellungen
motion = Animationen
motion-0 = keine
motion-1 = normal
motion-2 = schnell
motion-4 = sehr schnell
confirm-moves = Jeden Zug bestätigen, bevor er abgeschickt wird
notify-turn = Mich benachrichtigen, wenn ich am Zug bin
bot-speed = Züge der Bots
bot-speed-1200 = gemächlich
bot-speed-500 = flott
bot-speed-0 = sofort
sounds = Kurze Klänge
sound-on = Ton einschalten
sound-off = Ton ausschalten
fan-project = Rockworker ist ein inoffizielles Fanprojekt, frei und quelloffen. Die Spiele gehören ihren Autoren und Verlagen; Regeltexte und Zeichnungen hier sind unsere eigenen.

# Leute

account = Konto
guest = Gast
guest-as = Du spielst als Gast unter dem Namen { $name } (nur in diesem Browser).
signed-in-as = Du bist als { $name } angemeldet.
playing-as = Du spielst als { $name }.
sign-in-or-register = Anmelden oder Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
sign-out-loses =
    { $count ->
        [one] Du spielst als Gast. Wenn du dich abmeldest, ist deine Partie für dich verloren: Nichts führt zu ihr zurück. Leg vorher ein Konto an, dann bleibt sie deine.
       *[other] Du spielst als Gast. Wenn du dich abmeldest, sind deine { $count } Partien für dich verloren: Nichts führt zu ihnen zurück. Leg vorher ein Konto an, dann bleiben sie deine.
    }
sign-out-anyway = Abmelden und verlieren
stay-here = Angemeldet bleiben
register = Konto anlegen
name = Name
password = Passwort
your-name = Dein Name
player-number = Spieler { $number }

# One's own account

account-settings = Kontoeinstellungen: Passwort, E-Mail, deine Daten
old-password = Bisheriges Passwort
new-password = Neues Passwort
change-password = Passwort ändern
change-password-about = Hier bleibst du angemeldet; überall sonst wirst du abgemeldet.
choose-password = Wähle ein neues Passwort
password-changed = Dein Passwort ist geändert.
forgot-password = Passwort vergessen?
forgot-password-about = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir dorthin einen Link.
send-letter = Link schicken
letter-if-known = Wenn es ein solches Konto mit E-Mail-Adresse gibt, ist eine Nachricht unterwegs.
email-address = E-Mail-Adresse
email-about = Falls du dein Passwort vergisst. Sonst wird nichts dorthin geschickt.
email-is = Bestätigt: { $email }
set-email = Bestätigungslink schicken
remove-email = Adresse entfernen
letter-sent = Eine Nachricht ist unterwegs. Folge dem Link darin.
email-removed = Die Adresse ist entfernt.
email-confirmed = Deine E-Mail-Adresse ist bestätigt.
my-data = Deine Daten
my-data-about = Alles, was dieser Server über dich speichert, als eine Datei.
download-data = Meine Daten herunterladen
sign-out-everywhere = Überall abmelden
signed-out = Du bist abgemeldet.
delete-me = Alles über mich löschen
delete-me-about = Konto, E-Mail-Adresse und alles, was du gesagt hast, werden endgültig gelöscht. Deine laufenden Partien übernehmen Bots; die Partien bleiben, ohne deinen Namen.
delete-me-sure = Ja, alles löschen. Das lässt sich nicht rückgängig machen.

# Spiele

bot-apprentice = Lehrling
bot-greedy = Vorarbeiter
bot-director = Direktor
bot-president = Präsident
bot-random = Zufall
bot-named = Bot, { $level }
bot = Bot

# Die erste Seite

tagline = Tief im Gestein oder hoch im Räderwerk
    .more = Brettspiele im Browser: mit Freunden, gegen Bots, an einem Tisch oder weit voneinander entfernt.
new-game = Neue Partie
learn-by-playing = Spielend lernen
    .about = Du machst die Züge. Ein Begleiter erklärt jede Entscheidung, schlägt auf Wunsch eine vor und hakt ab, was du gelernt hast.
which-game = Welches Spiel?
company = Mit wem?
company-bots = Bots
company-friends = Freunde
company-hot-seat = Alle an diesem Bildschirm
players = Spieler
bot-level = Stärke der Bots
expansions = Erweiterungen
more-options = Erweiterungen und Optionen
chosen-modules = ({ $count })
clock = Uhr
clock-none = keine
clock-count = nur Zeit messen
clock-live = 15 Minuten je Spieler + 20 Sekunden je Entscheidung
clock-days = 3 Tage je Spieler + 12 Stunden je Entscheidung
clock-own = eigene Werte
clock-minutes = Minuten je Spieler
clock-seconds = Sekunden zusätzlich je Entscheidung
clock-kind-count = mit Zeitmessung
clock-kind-bank = mit Uhr
public-table = Den Tisch in der Lobby zeigen
rated-table = Gewertet: Das Ergebnis zählt für die Wertung aller
starts-at = Beginnt von selbst um (freiwillig)
starts = beginnt
start-bots = Spielen
start-friends = Tisch eröffnen
start-hot-seat = An diesem Bildschirm spielen
my-tables = Meine Tische
join-by-link = Mit einem Link beitreten
    .hint = Einladung hier einfügen
join = Beitreten
open-file = Oder eine gespeicherte Partie fortsetzen:
no-game-file = Das ist keine gespeicherte Partie.
public-tables = Öffentliche Tische
no-public-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen!
to-the-lobby = Zur Lobby
how-to-play = Spielanleitung
play-now = Jetzt spielen

# Lobby

lobby = Lobby
tournaments = Turniere
game = Spiel
all-games = alle Spiele
status = Status
open-or-running = offen oder laufend
status-open = offen
status-running = läuft
status-over = beendet
other-rules = braucht eine andere Regelversion: nur zum Ansehen
with-free-seats = nur mit freien Plätzen
free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
free-seat = frei
kept-for = freigehalten für { $name }
decline = Ablehnen
invitations = Einladungen
invite-by-name = Name eines Kontos
invite-one = Einladen
who-plays = Wer spielt mit?
name-of = Name von Spieler { $number }
hot-seat = ein Bildschirm
with-modules =
    { $count ->
        [one] 1 Erweiterung
       *[other] { $count } Erweiterungen
    }
resume = Weiterspielen
watch = Zuschauen
look-back = Rückblick
review = Analyse

# Vor dem Start

seats = Plätze
you = du
sit-here = Hier Platz nehmen
stand-up = Aufstehen
clear-seat = Platz freigeben
add-bot = Bot hinzufügen
start = Spiel starten
    .hint = Die Partie kann beginnen, sobald alle Plätze besetzt sind.
waiting-for-start = Setz dich oder warte, bis die Partie beginnt.
invite = Einladung
    .hint = Wer diesen Link hat, kann hereinkommen, sich setzen und zuschauen.
public = öffentlich
spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }

# Am Tisch

board-tab = Brett
players-tab = Spieler
log-tab = Protokoll
chat-tab = Chat
parts-of-table = Bereiche
earlier-log = Frühere Einträge zeigen
since-my-move = Seit deinem letzten Zug
since-my-move-short = Seit deinem Zug
what-happened = Was geschehen ist
whole-log = Ganzes Protokoll
nothing-yet = Noch nichts.
touch-what-is-lit = Tippe an, was leuchtet
my-games = Meine Partien
my-games-badge =
    { $count ->
        [0] Meine Partien: kein Zug zu machen
        [one] Du bist an 1 Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
log = Protokoll
chat = Chat
    .empty = Noch hat niemand etwas gesagt.
    .alone = Zuschauer reden unter sich. Was die Spieler sagen, ist zu lesen, sobald die Partie vorbei ist.
    .write = Etwas sagen
    .send = Senden
    .spectators = unter Zuschauern
link-connecting = Verbinde …
link-saved = Gespeichert
link-sending = Sende …
link-reconnecting = Verbinde neu …
link-offline = Offline
link-refused = Kein Zutritt
your-turn = Du bist am Zug
decides = entscheidet
conceded = hat aufgegeben
is-here = ist da
is-away = ist nicht da
replace = Ersetzen
watching = Du schaust zu
paused = pausiert
what-to-do = Was ist zu tun?
confirm = Bestätigen
start-over = Auswahl verwerfen
undo = Zurücknehmen
aids = Spielhilfe
asked-instead = Gefragt ist jetzt etwas anderes. { $asked }
why = Warum?
    .none = Dazu gibt es keine eigene Regel.
ruling = Auslegung
less = Weniger: { $label }
more = Mehr: { $label }
slider = { $label }, Schieberegler
all-of = { $label }: alles, { $high }
fold = Frage auf- oder zuklappen
table-menu = Tisch
ask-pause = Um eine Pause bitten
ask-resume = Weiterspielen vorschlagen
ask-end = Abbruch vorschlagen
ask-undo = Rückkehr hierher vorschlagen
concede = Aufgeben
concede-sure = Wirklich aufgeben? Ein Bot übernimmt.
votes-hint = Die anderen werden gefragt; alle müssen zustimmen.
share = Teilen
    .hint = Wer diesen Link hat, kann zuschauen.
standing = Automatische Antworten
    .hint = Was du hier einschaltest, wird an diesem Tisch auf allen deinen Geräten für dich beantwortet, bis du es ausschaltest. Im Protokoll steht es dabei.
standing-here = Ab jetzt
standing-coming = Wird für dich beantwortet: { $answers }
standing-stop = Selbst entscheiden
notify = Mich benachrichtigen, wenn ich nicht da bin
    .hint = Wenn du am Zug bist, eine Partie zu Ende ist oder dich jemand einlädt, während du nicht da bist, bekommst du eine Nachricht.
notify-kind-turn = Ich bin am Zug
notify-kind-over = Eine Partie ist zu Ende
notify-kind-invitation = Eine Einladung
notify-browser = In diesem Browser, auch bei geschlossener Seite
notify-here = Dieser Browser benachrichtigt dich.
quiet-from = Ruhe von
quiet-to = bis
notify-webhook = Adresse des Webhooks
notify-email = Per E-Mail, an die Adresse meines Kontos
notify-test = Testnachricht senden
notify-tested = Die Testnachricht ist unterwegs.
notify-saved = Gespeichert.
save = Speichern
fairness = Ehrlich gemischt
    .hint = Dieser Fingerabdruck der Mischung wurde zu Beginn veröffentlicht. Ist die Partie vorbei, wird die Zahl dahinter offengelegt, und alle können es nachprüfen.
seed = Die Zahl:
export = Als Datei speichern
hand-over = { $name } ist am Zug
    .hint = Gib den Bildschirm weiter. Niemand sonst sollte jetzt hinschauen.
    .ready = Ich bin { $name }

# Abstimmungen

vote-pause = { $name } bittet um eine Pause.
vote-resume = { $name } möchte weiterspielen.
vote-undo = { $name } möchte zurück zu Schritt { $step }.
vote-end = { $name } möchte die Partie hier beenden.
vote-replace = { $name } möchte { $subject } durch einen Bot ersetzen.
vote-return = { $name } möchte zurückkommen.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Meinen Platz zurücknehmen
vote-waits = Es fehlen Antworten von: { $names }
agree = Zustimmen
disagree = Ablehnen

# Verlauf

to-step = Zu Schritt { $step }

# Zurückblicken

replay = Rückblick
first-step = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
play-replay = Abspielen
pause-replay = Pause
step = Schritt
step-of = { $step } / { $last }
looking-back = Rückblick: Schritt { $step } von { $last }.
play-on = Von hier aus weiterspielen
to-now = Zum aktuellen Stand

# Das Ende

winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
ended-early = Die Partie wurde abgebrochen.
part = Posten
rank = Rang { $rank }
team = Team { $team }
points-over-time = Punkte im Verlauf
rematch = Noch eine Partie
to-rematch = Zur nächsten Partie

# Lernen

how-title = So spielt man { $game }

# Tasten

shortcuts = Tastatur
key-choose = aus der offenen Liste wählen
key-confirm = den Zug bestätigen
key-start-over = Auswahl verwerfen
key-undo = den letzten Zug zurücknehmen
key-decision = zur aktuellen Frage
key-log = zum Protokoll
key-chat = zum Chat
key-why = Regeln zur aktuellen Frage
key-steps = Schritt für Schritt durch die Partie
key-help = diese Liste
keys-hint = Mit Tab kommt man überallhin; auch auf dem Brett bekommt alles Wählbare den Fokus, und Enter wählt es aus.

# Geführte Partien

guided-game = Geführte erste Partie
guided-go-on = Die geführte Partie fortsetzen
guided-tag = geführte Partie
guided-rockwell = Gegen zwei Bots, vier Spielrunden: etwa 20 Minuten
guided-clockworker = Gegen einen Bot, etwa 10 Minuten
key-guide = zum Begleiter
key-suggest = in einer geführten Partie: einen Zug vorschlagen lassen


# Der Tisch eines beliebigen Spiels

on-the-table = Auf dem Tisch
nothing = nichts
yes = ja
no = nein
number = Nummer

# Die Werte einer Schachtel
numbers = Werte auf dem Spielmaterial
numbers-ours = Die von Rockworker
numbers-file = Eine eigene Datei …
numbers-about = Manche Werte stehen in keiner Anleitung und sind von uns rekonstruiert. Wer die Schachtel besitzt, kann mit dem spielen, was auf ihren Teilen steht.
numbers-unnamed = Werte ohne Namen ({ $fingerprint })
numbers-checked =
    { $differences ->
        [one] 1 Wert weicht von unseren ab; { $reconstructed } von { $total } sind noch rekonstruiert.
       *[other] { $differences } Werte weichen von unseren ab; { $reconstructed } von { $total } sind noch rekonstruiert.
    }
numbers-flawed = Mit dieser Datei lässt sich nicht spielen:
numbers-forget = Diese Werte vergessen
own-numbers = eigene Werte
own-numbers-named = eigene Werte: { $name }

# Without a line
offline = Offline. Deine Züge warten hier; aufbewahrte Partien kannst du weiter ansehen.
offline-here = Dieser Teil der Seite war noch nicht geladen, als die Verbindung abriss. Versuch es wieder, sobald du online bist.
keep-game = Zum Ansehen offline aufbewahren
keeping-game = Wird aufbewahrt: { $done } von { $last }
game-kept = In diesem Browser aufbewahrt

# Rund um alles

skip = Zum Inhalt
navigation = Navigation
home = Zur ersten Seite
lost = Hier ist nichts.
not-here = Hier kommst du nicht hinein
close = Schließen
copy = Kopieren
copied = Kopiert
language = Sprache
theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
settings = Einstellungen
motion = Bewegung
motion-0 = keine
motion-1 = normal
motion-2 = schnell
motion-4 = sehr schnell
confirm-moves = Jeden Zug bestätigen, bevor er abgeschickt wird
notify-turn = Mich benachrichtigen, wenn ich dran bin
no-sound = Diese Seite macht keine Geräusche.
fan-project = Rockworker ist ein inoffizielles Fanprojekt, frei und quelloffen. Die Spiele gehören ihren Autoren und Verlagen; Regeln, Texte und Zeichnungen stehen hier in unseren eigenen Worten.

# Leute

account = Konto
guest = Gast
guest-as = Du spielst als { $name }, als Gast dieses Browsers.
signed-in-as = Du bist als { $name } angemeldet.
playing-as = Du spielst als { $name }.
sign-in-or-register = Anmelden oder Konto eröffnen
sign-in = Anmelden
sign-out = Abmelden
register = Konto eröffnen
name = Name
password = Passwort
your-name = Dein Name

# Spiele

bot-random = einfach
bot-greedy = solide
bot-search = stark
bot-named = Bot, { $level }
bot = Bot

# Die erste Seite

tagline = Tief im Gestein oder hoch im Räderwerk
    .more = Brettspiele im Browser: mit Freunden, gegen Bots, an einem Tisch oder weit voneinander.
new-game = Neues Spiel
which-game = Welches Spiel?
company = Mit wem?
company-bots = Bots
company-friends = Freunde
company-hot-seat = Alle an diesem Bildschirm
players = Spieler
bot-level = Stärke der Bots
expansions = Erweiterungen
more-options = Erweiterungen und Möglichkeiten
chosen-modules = ({ $count })
clock = Uhr
clock-none = keine
clock-count = nur mitzählen
clock-live = je 15 Minuten, + 20 Sekunden pro Entscheidung
clock-days = je 3 Tage, + 12 Stunden pro Entscheidung
clock-kind-count = Zeit wird gezählt
clock-kind-bank = mit Uhr
public-table = Den Tisch in der Lobby zeigen
start-bots = Spielen
start-friends = Tisch eröffnen
start-hot-seat = An diesem Bildschirm spielen
my-tables = Meine Tische
join-by-link = Mit einem Link dazukommen
    .hint = Einladung hier einfügen
join = Dazukommen
open-file = Oder ein gesichertes Spiel fortsetzen:
no-game-file = Das ist kein gesichertes Spiel.
public-tables = Öffentliche Tische
no-public-tables = Gerade ist kein Tisch öffentlich. Eröffne einen!
to-the-lobby = Zur Lobby
how-to-play = Spielanleitung
play-now = Jetzt spielen

# Lobby

lobby = Lobby
game = Spiel
all-games = beide Spiele
status = Stand
open-or-running = offen oder im Gang
status-open = offen
status-running = im Gang
status-over = beendet
with-free-seats = nur mit freien Plätzen
free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
free-seat = frei
hot-seat = ein Bildschirm
with-modules =
    { $count ->
        [one] 1 Erweiterung
       *[other] { $count } Erweiterungen
    }
resume = Weiter
watch = Zuschauen
look-back = Zurückblicken

# Vor dem Start

seats = Plätze
you = du
sit-here = Hier sitzen
stand-up = Aufstehen
clear-seat = Freimachen
add-bot = Bot dazu
start = Anfangen
    .hint = Das Spiel kann anfangen, wenn alle Plätze besetzt sind.
waiting-for-start = Setz dich, oder warte, bis das Spiel anfängt.
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
log-tab = Verlauf
chat-tab = Chat
parts-of-table = Teile des Tischs
log = Verlauf
chat = Chat
    .empty = Noch hat niemand etwas gesagt.
    .write = Etwas sagen
    .send = Senden
link-connecting = Verbindet
link-saved = Gespeichert
link-sending = Sendet
link-reconnecting = Verbindet neu
link-offline = Offline
link-refused = Kein Zutritt
your-turn = Du bist dran
decides = entscheidet
conceded = hat aufgegeben
is-here = ist da
is-away = ist weg
replace = Ersetzen
watching = Du schaust zu
paused = angehalten
what-to-do = Was tun
confirm = Bestätigen
start-over = Von vorn
undo = Zurücknehmen
why = Warum?
    .none = Über diesen Moment gibt es keine Klausel.
ruling = Entscheid
less = Weniger: { $label }
more = Mehr: { $label }
slider = { $label }, Schieber
all-of = { $label }: alles, { $high }
fold = Frage auf- oder zuklappen
table-menu = Tisch
ask-pause = Um eine Pause bitten
ask-resume = Weiterspielen vorschlagen
ask-end = Abbruch vorschlagen
ask-undo = Hierher zurück? Fragen
concede = Aufgeben
concede-sure = Wirklich aufgeben: ein Bot spielt weiter
votes-hint = Die anderen werden gefragt; es geschieht, wenn alle zustimmen.
share = Teilen
    .hint = Wer diesen Link hat, kann zuschauen.
notify = Mir Bescheid geben, wenn ich weg bin
    .hint = Wenn du dran und nicht da bist, geht eine Nachricht an einen Webhook (Discord, Slack …) oder per E-Mail, falls dieser Server welche verschickt.
notify-webhook = Adresse des Webhooks
notify-email = E-Mail
notify-test = Probe senden
notify-tested = Die Probenachricht ist unterwegs.
notify-saved = Gesichert.
save = Sichern
fairness = Ehrlich gemischt
    .hint = Dieser Fingerabdruck der Mischung wurde zu Beginn gezeigt. Ist das Spiel vorbei, wird die Zahl dahinter offengelegt, und alle können nachprüfen.
seed = Die Zahl:
export = Als Datei sichern
hand-over = { $name } ist dran
    .hint = Gib den Bildschirm weiter. Niemand sonst sollte jetzt hinschauen.
    .ready = Ich bin { $name }

# Abstimmungen

vote-pause = { $name } bittet um eine Pause.
vote-resume = { $name } möchte weiterspielen.
vote-undo = { $name } möchte zurück zu Schritt { $step }.
vote-end = { $name } möchte das Spiel hier beenden.
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

replay = Zurückblicken
first-step = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
play-replay = Abspielen
pause-replay = Anhalten
step = Schritt
step-of = { $step } / { $last }
looking-back = Du blickst zurück: Schritt { $step } von { $last }.
play-on = Von hier aus weiterspielen
to-now = Zur Gegenwart

# Das Ende

winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
ended-early = Das Spiel wurde abgebrochen.
part = Teil
rank = Platz { $rank }
team = Team { $team }
points-over-time = Punkte im Verlauf
rematch = Noch einmal
to-rematch = Zum nächsten Spiel

# Lernen

how-title = So spielt man { $game }
all-rules = Alle Regeln, Klausel für Klausel
    .hint = Der ganze Katalog, mit unseren Entscheiden, wo die Anleitungen schweigen oder einander widersprechen.
how-none = Zu diesem Spiel gibt es noch keine Regeln zum Nachlesen.

# Tasten

shortcuts = Tastatur
key-choose = aus der offenen Liste wählen
key-confirm = den Zug bestätigen
key-start-over = Gewähltes verwerfen
key-undo = den letzten Zug zurücknehmen
key-decision = zu dem, was gefragt ist
key-log = zum Verlauf
key-chat = zum Chat
key-why = Regeln zu dem, was gefragt ist
key-steps = Schritt für Schritt durch das Spiel
key-help = diese Liste
keys-hint = Mit Tab kommt man überallhin; auch auf dem Brett bekommt alles Wählbare den Fokus, und Enter wählt es.

# Geführte Partien

learn-by-playing = Spielend lernen
    .about = Du machst die Züge. Ein Begleiter erklärt jede Entscheidung, schlägt auf Wunsch eine vor und hakt ab, was du gelernt hast.
guided-game = Geführte erste Partie
guided-go-on = Die geführte Partie fortsetzen
guided-tag = geführte Partie
guided-rockwell = Gegen zwei Bots, etwa eine Stunde
guided-clockworker = Gegen einen Bot, etwa 20 Minuten
guide = Dein Begleiter
guide-progress = { $done } von { $all }
guide-goals = Was es zu lernen gibt
guide-back = Zurück zur Liste
guide-chapter = Anleitung: { $chapter }
guide-goal-reached = gelernt
guide-goal-open = kommt noch
guide-reached = Gelernt: { $goal }
guide-next = Noch zu lernen: { $goal }
guide-all-done = Du bist allem begegnet, was es hier zu lernen gibt.
guide-suggest = Zug vorschlagen
guide-suggesting = Einen Moment …
guide-suggested = Ich würde das tun: { $move }
    .hint = Es ist eingetragen. Bestätige es oder wähle etwas anderes.
guide-show = Zeig mir, wo
guide-explain = Mehr erklären
guide-shorten = Verstanden
guide-options = Was du hier tun kannst
guide-fold = Begleiter zeigen oder verbergen
guide-end = Deine erste Partie ist gespielt!
guide-end-learned = Du bist { $done } von { $all } Dingen begegnet, die es zu lernen gibt.
guide-end-left = Für das nächste Mal:
guide-end-next = Und jetzt?
guide-end-bots = Gegen solide Bots spielen
guide-end-friends = Leute einladen
guide-end-expansions = Eine Erweiterung probieren
key-guide = zum Begleiter
key-suggest = in einer geführten Partie: einen Zug vorschlagen lassen

# Der Tisch eines beliebigen Spiels

on-the-table = Auf dem Tisch
nothing = nichts
yes = ja
no = nein
number = Nummer

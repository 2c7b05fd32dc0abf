# Erweiterungen

module-fluctuating-market = Der schwankende Markt
    .about = Die Preise bewegen sich mit Förderungen, Spekulation und Handel, bis hin zu Boom und Crash.
module-diamonds = Diamanten
    .about = Diamantkarten bringen dem Spieler mit Vorrang und dem Auslöser der Förderung Geld.
module-explosions = Explosionen
    .about = Explosionskarten schwächen den Bohrtrupp, der die Förderung ausgelöst hat, oder schicken ihn zu einem Eingang zurück.
module-inspectors = Oberaufseher und Aufseher
    .about = Zwei Figuren ziehen durch die Mine: Die eine verbietet Förderungen, die andere macht sie schwerer, aber gefahrlos.

# Sonderkarten

event-special-set-aside = Eine zweite Sonderkarte derselben Art wird beiseitegelegt und nach der Förderung auf { $tile } wieder eingemischt.

# Der schwankende Markt

price-of-resource = Der Preis für { $resource }
event-speculation-drawn = Spekulationskarte auf { $tile }: Spekulant ist { $speculator }.
event-price-rose = { price-of-resource } steigt auf { $price }.
event-price-fell = { price-of-resource } fällt auf { $price }.
event-boom-started = Boom! { price-of-resource } hat sein Maximum erreicht und ist eingefroren.
event-crash-started = Crash! { price-of-resource } hat sein Minimum erreicht und ist eingefroren.
event-boom-paid = Boom: { $player } erhält { cubes-of-one-kind } dazu.
event-crash-suffered = Crash: { $player } gibt { cubes-of-one-kind } zurück.
event-price-reset = { price-of-resource } geht zurück auf { $price }.
action-speculate = Spekulieren
    .full =
        { $up-n ->
            [-1] { $down } verbilligen
           *[other] { $down-n ->
                [-1] { $up } verteuern
               *[other] { $up } verteuern, { $down } verbilligen
            }
        }
field-up = Steigt
field-down = Fällt
prompt-speculation = Du bist der Spekulant: Erhöhe den Preis eines Rohstoffs und senke den eines anderen um eine Stufe.
    .waiting = { $players } spekuliert.

# Diamanten

event-diamond-drawn = Diamantkarte auf { $tile }: { $amount } werden geteilt.
event-diamond-paid = { $player } erhält { $amount } für den Diamanten.

# Explosionen

event-explosion-drawn = Explosion auf { $tile }!
event-crew-weakened = Bohrtrupp { $crew-number } ({ $owner }) fällt auf Leistung { $power }.
event-crew-blown-back = Bohrtrupp { $crew-number } ({ $owner }) fliegt zurück zu { $entrance }.
action-choose-entrance = Eingang wählen
    .full = Zurück zu { $entrance }
field-entrance = Eingang
prompt-blown-back = Die Explosion wirft den Bohrtrupp hinaus: Zu welchem Eingang geht er zurück?
    .waiting = { $players } wählt einen Eingang.

# Oberaufseher und Aufseher

pawn-superintendent = Oberaufseher
pawn-supervisor = Aufseher
steps-clockwise =
    { $count ->
        [one] { $count } Kreuzung im Uhrzeigersinn
       *[other] { $count } Kreuzungen im Uhrzeigersinn
    }
steps-anticlockwise =
    { $count ->
        [one] { $count } Kreuzung gegen den Uhrzeigersinn
       *[other] { $count } Kreuzungen gegen den Uhrzeigersinn
    }
event-pawn-moved = Der { $pawn } zieht { $steps }: { $origin } → { $to }.
event-action-given-up = { $player } verzichtet auf eine Handlung auf { $board }.
action-push-pawn = 1 Handlung abgeben: Figur versetzen
    .full = { $pawn }: { $steps } – { $board }
field-pawn = Figur
field-steps = Kreuzungen
field-board = Verzicht auf
standing-push-nothing = Nie eine Figur versetzen
    .about = Du gibst keine Handlung deiner Vizepräsidenten ab.

reason-price-crashed = Der Preis ist auf { $price } abgestürzt: In dieser Phase wird nicht mehr gekauft ({ $resource }).
reason-price-frozen = Der Preis steht fest bei { $price }: { $resource }.
reason-price-at-limit = { $price } ist eine Grenze, die Spekulation nicht erreichen darf: { $resource }.
reason-two-prices = Ein Preis muss steigen und ein anderer fallen.
reason-blocked-by-superintendent = { $tile } wird vom Oberaufseher blockiert.
reason-no-action-left = Dafür braucht es einen Vizepräsidenten, der noch etwas tun darf: { $board }.
reason-step-limit = Eine Figur wird 1 bis { $most } Kreuzungen weit gezogen.
reason-pawn-there = Dort steht schon die andere Figur: { $pawn }.

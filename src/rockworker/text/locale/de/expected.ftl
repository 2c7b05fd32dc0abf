# Was in einem Text stehen sollte: in Notation und in Stellungen

expected-one-of = eines der Wörter { $words }
expected-values = { $name } mit { $count } Werten
expected-whole-number = eine ganze Zahl
expected-json = ein Wert, wie JSON ihn schreibt
expected-number-like = eine Zahl wie { $example }
expected-end = das Ende
expected-value = ein Wert wie einer von diesen: { $examples }
expected-entry = ein Eintrag wie key:1
expected-fewer-brackets = weniger Klammern in Klammern
expected-comma = ein Komma oder { $closing }
expected-separated = { $count } Werte mit { $separator } dazwischen
expected-counts = Anzahlen von { $letters } in dieser Reihenfolge, wie { $example }, oder -
expected-numbers-from = Zahlen ab { $first }
expected-once-each = Zahlen, die dort je einmal stehen
expected-known-order = eine bekannte Reihenfolge, die nächste Karte zuerst, bei seen=all
expected-hidden-order = ? vor Karten, deren Reihenfolge verborgen ist; oder schreiben Sie seen=all
expected-run = eine Zahl oder eine Folge wie 1-4
expected-rising-run = eine Folge von einer kleineren zu einer größeren Zahl
expected-beneath = unter { $frame } eines von diesen: { $frames }
expected-field = Name=Wert
expected-seen = all, - oder ein Spieler von 0 bis { $last }
expected-known-choice = eine bekannte Wahl, da alles zu sehen ist (seen=all)

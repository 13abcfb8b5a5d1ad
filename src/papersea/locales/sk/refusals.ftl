### Prečo ťah nejde a čo ide namiesto neho.

refusal-game-over = Hra sa skončila.
refusal-other-turn = Na ťahu je { $turn }.
refusal-draw-first = Najprv si vezmi kartu z balíčka alebo z hromádky.
refusal-keep-first = Najprv si nechaj jednu z dvoch kariet z balíčka.
refusal-drawn-already = Novú kartu už máš. Teraz môžeš vyložiť pár, skončiť ťah alebo od 7 bodov zavrieť kolo.
refusal-search-first = Najprv vyber hromádku, ktorú si prezrieš.
refusal-pick-first = Najprv si vezmi kartu z hromádky.
refusal-steal-first = Najprv vyber, komu ukradneš kartu.
refusal-deck-empty = Balíček je prázdny: vezmi si vrchnú kartu hromádky.
refusal-pile-empty = { PILE($pile, "Nom") } je prázdna.
refusal-nothing-to-search = { PILE($pile, "Nom") } je prázdna: prezri si tú druhú.
refusal-not-drawn = Z balíčka máš { CARDS($drawn, "acc") }: nechaj si jednu z týchto kariet.
refusal-empty-pile-first = Jedna hromádka je prázdna, takže druhá karta musí ísť na ňu.
refusal-not-a-duo = { CARDS($cards, "Nom") } netvoria pár. Páry sú krab + krab, loďka + loďka, ryba + ryba, plavec + žralok.
refusal-not-in-hand = V ruke nemáš { CARDS($missing, "acc") }.
refusal-too-few-points = Na zavretie kola treba { $needed } bodov, tvoje karty majú hodnotu { $points }.
refusal-last-turn = V poslednom ťahu nikto kolo zavrieť nemôže.
refusal-no-such-position = { $size ->
    [one] V hromádke je len 1 karta.
    [few] V hromádke sú { $size } karty.
   *[other] V hromádke je { $size } kariet.
}
refusal-not-an-opponent = { $victim } nepatrí medzi tvojich súperov.
refusal-nothing-to-steal = { $victim } nemá kartu, ktorá by sa dala ukradnúť.
refusal-hand-is-shown = { $victim } už má ruku odkrytú, takže tie karty sú v bezpečí.
refusal-not-offered = To teraz nejde. Vyber jeden z ponúkaných ťahov.

## Čo server neurobil, podľa kódu

error-bad-message = Server tomu nerozumel. Načítaj stránku znova.
error-other-version = papersea má novú verziu. Načítaj stránku znova.
error-too-large = To je príliš dlhé.
error-too-fast = To bolo trochu rýchle. Skús to o chvíľu znova.
error-not-signed-in = Toto zariadenie tu ešte nemá meno.
error-wrong-origin = Požiadavka prišla z inej stránky, preto sa nevykonala.
error-not-found = Na tejto adrese nič nie je.
error-no-such-table = Taký stôl neexistuje. Možno odkaz nie je celý alebo sa pri ňom už dlho nehralo.
error-no-such-game = Taká hra neexistuje.
error-no-such-seat = Také miesto tento stôl nemá.
error-no-such-opponent = Taký súper neexistuje.
error-table-full = Všetky miesta sú obsadené, ale hru môžeš sledovať.
error-seat-taken = Tam už niekto sedí.
error-seats-empty = Najprv musia byť obsadené všetky miesta.
error-already-seated = Pri tomto stole už sedíš.
error-not-seated = To môžu len hráči pri stole.
error-not-host = To môže len hostiteľ.
error-wrong-phase = To práve teraz nejde.
error-bad-settings = Tieto nastavenia nejdú dokopy.
error-bad-name = Meno má mať 1 až 24 viditeľných znakov.
error-reserved-name = Toto meno patrí serveru alebo tak vyzerá. Vyber si iné.
error-mixed-name = Toto meno mieša podobné písmená z rôznych abecied. Použi len jednu abecedu.
error-name-at-table = Niekto pri tomto stole má meno, ktoré vyzerá rovnako. Najprv si zmeň svoje.
error-stale = Medzitým sa niečo stalo. Pozri sa ešte raz.
error-unreadable-move = To nie je ťah.
error-illegal-move = Pravidlá to nedovoľujú.
error-impossible-cards = V žiadnej hre takto karty byť nemôžu.
error-bad-record = Tento záznam nie je podľa pravidiel.
error-stand-in-plays = Hrá za teba bot. Najprv ho vystriedaj.
error-nothing-to-take-back = Nemáš ťah, ktorý by sa dal vziať späť.
error-new-information = Odvtedy už niekto videl novú kartu, takže ťah platí.
error-not-at-this-table = Tento stôl to nedovoľuje.
error-already-asked = Iná žiadosť ešte čaká na odpoveď.
error-nothing-asked = Na túto odpoveď už nikto nečaká.
error-hand-not-open = Toto miesto svoju ruku neukazuje.
error-log-full = Tento stôl už zažil priveľa. Otvor si nový.
error-unreadable-table = Tento stôl je v bezpečí, ale server ho práve nevie otvoriť. Ten, kto server prevádzkuje, o tom už vie.
error-closed-table = Ten, kto prevádzkuje tento server, stôl zatvoril.
error-banned = Ten, kto prevádzkuje tento server, ti tu nedovoľuje hrať.
error-too-many-tables = Stolov už máš veľa. Najprv niektorý dohraj alebo od neho odíď.
error-too-many-sockets = Máš otvorených priveľa okien papersea. Niektoré zavri.
error-method-not-allowed = Tu to nejde.
error-needs-others = Na to treba ďalších ľudí a toto zariadenie je samo. Zahraj si s botmi alebo si zariadenie podávajte.
error-no-room = Toto zariadenie je plné. Nič sa nezmenilo: uvoľni miesto a skús to znova.
error-unable = Tento prehliadač bez servera hrať nevie: je príliš starý alebo to nemá dovolené.
error-unavailable = Server má chvíľu veľa práce. Nič sa nestratilo.
error-reference = Pre toho, kto prevádzkuje tento server: značka { $reference }.

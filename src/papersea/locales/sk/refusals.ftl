### Prečo ťah nejde a čo ide namiesto neho. Karty a mená stoja vo vete tak, že nepotrebujú pád.

refusal-game-over = Hra sa skončila.
refusal-other-turn = Teraz nie si na ťahu, hrá { $turn }.
refusal-draw-first = Najprv si vezmi kartu, z balíčka alebo z hromádky.
refusal-keep-first = Najprv si nechaj jednu z dvoch kariet z balíčka.
refusal-drawn-already = Kartu už máš: teraz môžeš vyložiť pár alebo skončiť ťah, a od 7 bodov zavrieť kolo.
refusal-search-first = Najprv vyber hromádku, ktorú si prezrieš.
refusal-pick-first = Najprv si vezmi kartu z hromádky.
refusal-steal-first = Najprv vyber, koho okradneš.
refusal-deck-empty = Balíček je prázdny: vezmi si vrchnú kartu hromádky.
refusal-pile-empty = Tu nie je čo brať: { PILE($pile) } je prázdna.
refusal-nothing-to-search = Tu nie je čo prezerať: { PILE($pile) } je prázdna. Prezri si druhú.
refusal-not-drawn = Z balíčka máš: { CARDS($drawn) }. Nechaj si jednu z týchto kariet.
refusal-empty-pile-first = Jedna hromádka je prázdna, druhá karta teda musí ísť tam.
refusal-not-a-duo = Toto nie je pár: { CARDS($cards) }. Páry sú krab + krab, loďka + loďka, ryba + ryba, plavec + žralok.
refusal-not-in-hand = Toto v ruke nemáš: { CARDS($missing) }.
refusal-too-few-points = Kolo sa dá zavrieť od { $needed } bodov, tvoje karty majú { $points }.
refusal-last-turn = V poslednom ťahu sa kolo nezatvára.
refusal-no-such-position = { $size ->
    [one] V hromádke je len 1 karta.
    [few] V hromádke sú { $size } karty.
   *[other] V hromádke je { $size } kariet.
}
refusal-not-an-opponent = { $victim } nepatrí medzi tvojich súperov.
refusal-nothing-to-steal = { $victim } nemá kartu, ktorá by sa dala ukradnúť.
refusal-hand-is-shown = { $victim } už má karty ukázané: sú v bezpečí.
refusal-not-offered = To teraz nejde: vyber jeden z ponúkaných ťahov.

## Čo server neurobil, podľa kódu

error-bad-message = Server tomu nerozumie. Obnov stránku, prosím.
error-other-version = papersea má novú verziu. Obnov stránku, prosím.
error-too-large = To je príliš dlhé.
error-too-fast = To bolo trochu prirýchlo. Skús to o chvíľu znova.
error-not-signed-in = Toto zariadenie tu ešte nemá meno.
error-wrong-origin = Prišlo to zo stránky iného webu, preto sa to nevykonalo.
error-not-found = Na tejto adrese nič nie je.
error-no-such-table = Taký stôl tu nie je. Možno je odkaz neúplný alebo sa pri ňom už dlho nehralo.
error-no-such-game = Taká hra tu nie je.
error-no-such-seat = Také miesto tento stôl nemá.
error-no-such-opponent = Taký súper tu nie je.
error-table-full = Všetky miesta sú obsadené. Môžeš sa pozerať.
error-seat-taken = Tam už niekto sedí.
error-seats-empty = Na hru musia byť obsadené všetky miesta.
error-already-seated = Pri tomto stole už sedíš.
error-not-seated = To môžu len tí, čo sedia pri stole.
error-not-host = To môže len hostiteľ.
error-wrong-phase = To práve teraz nejde.
error-bad-settings = Tieto nastavenia nejdú dokopy.
error-bad-name = Meno má 1 až 24 viditeľných znakov.
error-reserved-name = Toto meno patrí domu, alebo tak vyzerá. Zvoľ si iné.
error-mixed-name = Toto meno mieša písmená rôznych abecied, ktoré vyzerajú rovnako. Napíš ho jednou abecedou.
error-name-at-table = Niekto pri tomto stole má meno, ktoré vyzerá rovnako. Najprv si zmeň svoje.
error-stale = Medzitým sa niečo stalo. Pozri sa ešte raz, prosím.
error-unreadable-move = To nie je ťah.
error-illegal-move = To pravidlá nedovoľujú.
error-impossible-cards = Takto karty v žiadnej hre byť nemôžu.
error-bad-record = Toto nie je záznam hry podľa pravidiel.
error-stand-in-plays = Práve za teba hrá bot. Najprv si vezmi miesto späť.
error-nothing-to-take-back = Nemáš žiadny ťah, ktorý by sa dal vrátiť.
error-new-information = Odvtedy sa ukázala nová karta, takže ťah platí.
error-not-at-this-table = Tento stôl to nedovoľuje.
error-already-asked = Skoršia žiadosť ešte čaká.
error-nothing-asked = Na túto odpoveď už nikto nečaká.
error-hand-not-open = Toto miesto svoju ruku neukazuje.
error-log-full = Tento stôl toho zažil už veľmi veľa. Otvor si nový, prosím.
error-unreadable-table = Tento stôl je v bezpečí, ale server ho teraz nevie otvoriť. Správca servera už o tom vie.
error-closed-table = Správca servera zatvoril tento stôl.
error-banned = Správca servera ti tu nedovolí hrať.
error-too-many-tables = Stolov máš už veľa. Najprv niektorý dohraj alebo opusti.
error-too-many-sockets = Odtiaľto je otvorených priveľa okien papersea. Niektoré zavri.
error-method-not-allowed = Tu to nejde.
error-needs-others = Na to treba ďalších ľudí a toto zariadenie je samo. Zahrajte si s botmi alebo si zariadenie podávajte.
error-no-room = V zariadení už nie je miesto. Nič sa nezmenilo: uvoľnite miesto a skúste to znova.
error-unable = Tento prehliadač nevie hrať bez servera: je na to pristarý, alebo to nemá dovolené.
error-unavailable = Server má chvíľu veľa práce. Nič sa nestratilo.
error-reference = Pre toho, kto server prevádzkuje: značka { $reference }.

### Proč tah nejde a co jde místo něj. Karty a jména stojí ve větě tak, že nepotřebují pád.

refusal-game-over = Hra skončila.
refusal-other-turn = Teď nejsi na tahu, hraje { $turn }.
refusal-draw-first = Nejdřív si vezmi kartu, z balíčku nebo z hromádky.
refusal-keep-first = Nejdřív si nech jednu ze dvou karet z balíčku.
refusal-drawn-already = Kartu už máš: teď můžeš vyložit pár nebo skončit tah, a od 7 bodů zavřít kolo.
refusal-search-first = Nejdřív vyber hromádku, kterou si prohlédneš.
refusal-pick-first = Nejdřív si vezmi kartu z hromádky.
refusal-steal-first = Nejdřív vyber, koho okradeš.
refusal-deck-empty = Balíček je prázdný: vezmi si vrchní kartu hromádky.
refusal-pile-empty = Tady není co brát: { PILE($pile) } je prázdná.
refusal-nothing-to-search = Tady není co prohlížet: { PILE($pile) } je prázdná. Prohlédni si druhou.
refusal-not-drawn = Z balíčku máš: { CARDS($drawn) }. Nech si jednu z těchto karet.
refusal-empty-pile-first = Jedna hromádka je prázdná, druhá karta tedy musí jít tam.
refusal-not-a-duo = Tohle není pár: { CARDS($cards) }. Páry jsou krab + krab, loďka + loďka, ryba + ryba, plavec + žralok.
refusal-not-in-hand = Tohle v ruce nemáš: { CARDS($missing) }.
refusal-too-few-points = Kolo lze zavřít od { $needed } bodů, tvé karty mají { $points }.
refusal-last-turn = V posledním tahu se kolo nezavírá.
refusal-no-such-position = { $size ->
    [one] V hromádce je jen 1 karta.
    [few] V hromádce jsou { $size } karty.
   *[other] V hromádce je { $size } karet.
}
refusal-not-an-opponent = { $victim } nepatří mezi tvé soupeře.
refusal-nothing-to-steal = { $victim } nemá kartu, která by se dala ukrást.
refusal-hand-is-shown = { $victim } už má karty ukázané: jsou v bezpečí.
refusal-not-offered = To teď nejde: vyber jeden z nabízených tahů.

## Co server neudělal, podle kódu

error-bad-message = Server tomu nerozumí. Obnov stránku, prosím.
error-other-version = papersea má novou verzi. Obnov stránku, prosím.
error-too-large = To je příliš dlouhé.
error-too-fast = To bylo trochu rychle. Zkus to za chvíli znovu.
error-not-signed-in = Toto zařízení tu ještě nemá jméno.
error-wrong-origin = Přišlo to ze stránky jiného webu, proto se to neprovedlo.
error-not-found = Na této adrese nic není.
error-no-such-table = Takový stůl tu není. Možná je odkaz neúplný nebo se u něj už dlouho nehrálo.
error-no-such-game = Taková hra tu není.
error-no-such-seat = Takové místo tento stůl nemá.
error-no-such-opponent = Takový soupeř tu není.
error-table-full = Všechna místa jsou obsazená. Můžeš se dívat.
error-seat-taken = Tam už někdo sedí.
error-seats-empty = Ke hře musí být obsazená všechna místa.
error-already-seated = U tohoto stolu už sedíš.
error-not-seated = To můžou jen ti, kdo sedí u stolu.
error-not-host = To může jen hostitel.
error-wrong-phase = To teď zrovna nejde.
error-bad-settings = Tato nastavení nejdou dohromady.
error-bad-name = Jméno má 1 až 24 viditelných znaků.
error-reserved-name = Toto jméno patří domu, nebo tak vypadá. Zvol si jiné.
error-mixed-name = Toto jméno míchá písmena různých abeced, která vypadají stejně. Napiš ho jednou abecedou.
error-name-at-table = Někdo u tohoto stolu má jméno, které vypadá stejně. Nejdřív si změň své.
error-stale = Mezitím se něco stalo. Podívej se ještě jednou, prosím.
error-unreadable-move = To není tah.
error-illegal-move = To pravidla nedovolují.
error-impossible-cards = Takhle karty v žádné hře být nemohou.
error-bad-record = Tohle není záznam hry podle pravidel.
error-stand-in-plays = Zrovna za tebe hraje bot. Nejdřív si vezmi místo zpátky.
error-nothing-to-take-back = Nemáš žádný tah, který by šel vzít zpět.
error-new-information = Od té doby se ukázala nová karta, takže tah platí.
error-not-at-this-table = Tento stůl to nedovoluje.
error-already-asked = Dřívější žádost ještě čeká.
error-nothing-asked = Na tuto odpověď už nikdo nečeká.
error-hand-not-open = Toto místo svou ruku neukazuje.
error-log-full = Tento stůl toho zažil už opravdu hodně. Otevři si nový, prosím.
error-unreadable-table = Tento stůl je v bezpečí, ale server ho teď nedokáže otevřít. Správce serveru už o tom ví.
error-closed-table = Správce serveru tento stůl zavřel.
error-banned = Správce serveru ti tu nedovolí hrát.
error-too-many-tables = Stolů máš už hodně. Nejdřív některý dohraj nebo opusť.
error-too-many-sockets = Odsud je otevřeno příliš mnoho oken papersea. Některé zavři.
error-method-not-allowed = Tady to nejde.
error-needs-others = K tomu jsou potřeba další lidé a toto zařízení je samo. Zahrajte si s boty, nebo si zařízení podávejte.
error-no-room = V zařízení už není místo. Nic se nezměnilo: uvolněte místo a zkuste to znovu.
error-unable = Tento prohlížeč neumí hrát bez serveru: je na to příliš starý, nebo to nemá dovoleno.
error-unavailable = Server má chvíli moc práce. Nic se neztratilo.
error-reference = Pro toho, kdo server provozuje: značka { $reference }.

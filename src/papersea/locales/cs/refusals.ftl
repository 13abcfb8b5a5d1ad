### Proč tah nejde a co jde místo něj.

refusal-game-over = Hra skončila.
refusal-other-turn = Na tahu je { $turn }.
refusal-draw-first = Nejdřív si vezmi kartu z balíčku nebo z hromádky.
refusal-keep-first = Nejdřív si nech jednu ze dvou karet z balíčku.
refusal-drawn-already = Novou kartu už máš. Teď můžeš vyložit pár, skončit tah nebo od 7 bodů zavřít kolo.
refusal-search-first = Nejdřív vyber hromádku, kterou si prohlédneš.
refusal-pick-first = Nejdřív si vezmi kartu z hromádky.
refusal-steal-first = Nejdřív vyber, komu ukradneš kartu.
refusal-deck-empty = Balíček je prázdný: vezmi si vrchní kartu hromádky.
refusal-pile-empty = { PILE($pile, "Nom") } je prázdná.
refusal-nothing-to-search = { PILE($pile, "Nom") } je prázdná: prohlédni si tu druhou.
refusal-not-drawn = Z balíčku máš { CARDS($drawn, "acc") }: nech si jednu z těchto karet.
refusal-empty-pile-first = Jedna hromádka je prázdná, takže druhá karta musí jít na ni.
refusal-not-a-duo = { CARDS($cards, "Nom") } netvoří pár. Páry jsou krab + krab, loďka + loďka, ryba + ryba, plavec + žralok.
refusal-not-in-hand = V ruce nemáš { CARDS($missing, "acc") }.
refusal-too-few-points = K zavření kola je potřeba { $needed } bodů, tvoje karty mají hodnotu { $points }.
refusal-last-turn = V posledním tahu nikdo kolo zavřít nemůže.
refusal-no-such-position = { $size ->
    [one] V hromádce je jen 1 karta.
    [few] V hromádce jsou { $size } karty.
   *[other] V hromádce je { $size } karet.
}
refusal-not-an-opponent = { $victim } nepatří mezi tvé soupeře.
refusal-nothing-to-steal = { $victim } nemá kartu, která by se dala ukrást.
refusal-hand-is-shown = { $victim } už má ruku odkrytou, takže ty karty jsou v bezpečí.
refusal-not-offered = To teď nejde. Vyber jeden z nabízených tahů.

## Co server neudělal, podle kódu

error-bad-message = Server tomu nerozuměl. Načti stránku znovu.
error-other-version = papersea má novou verzi. Načti stránku znovu.
error-too-large = To je příliš dlouhé.
error-too-fast = To bylo trochu rychlé. Zkus to za chvíli znovu.
error-not-signed-in = Toto zařízení tu ještě nemá jméno.
error-wrong-origin = Požadavek přišel z jiné stránky, proto se neprovedl.
error-not-found = Na této adrese nic není.
error-no-such-table = Takový stůl neexistuje. Možná odkaz není celý nebo se u něj už dlouho nehrálo.
error-no-such-game = Taková hra neexistuje.
error-no-such-seat = Takové místo tento stůl nemá.
error-no-such-opponent = Takový soupeř neexistuje.
error-table-full = Všechna místa jsou obsazená, ale hru můžeš sledovat.
error-seat-taken = Tam už někdo sedí.
error-seats-empty = Nejdřív musí být obsazená všechna místa.
error-already-seated = U tohoto stolu už sedíš.
error-not-seated = To můžou jen hráči u stolu.
error-not-host = To může jen hostitel.
error-wrong-phase = To teď zrovna nejde.
error-bad-settings = Tato nastavení nejdou dohromady.
error-bad-name = Jméno má mít 1 až 24 viditelných znaků.
error-reserved-name = Toto jméno patří serveru nebo tak vypadá. Vyber si jiné.
error-mixed-name = Toto jméno míchá podobná písmena z různých abeced. Použij jen jednu abecedu.
error-name-at-table = Někdo u tohoto stolu má jméno, které vypadá stejně. Nejdřív si změň své.
error-stale = Mezitím se něco stalo. Podívej se ještě jednou.
error-unreadable-move = To není tah.
error-illegal-move = Pravidla to nedovolují.
error-impossible-cards = V žádné hře takto karty být nemůžou.
error-bad-record = Tento záznam neodpovídá pravidlům.
error-stand-in-plays = Hraje za tebe bot. Nejdřív ho vystřídej.
error-nothing-to-take-back = Nemáš tah, který by šel vzít zpět.
error-new-information = Od té doby už někdo viděl novou kartu, takže tah platí.
error-not-at-this-table = Tento stůl to nedovoluje.
error-already-asked = Jiná žádost ještě čeká na odpověď.
error-nothing-asked = Na tuto odpověď už nikdo nečeká.
error-hand-not-open = Toto místo svou ruku neukazuje.
error-log-full = Tento stůl už zažil příliš mnoho. Otevři si nový.
error-unreadable-table = Tento stůl je v bezpečí, ale server ho právě neumí otevřít. Ten, kdo server provozuje, o tom už ví.
error-closed-table = Ten, kdo provozuje tento server, stůl zavřel.
error-banned = Ten, kdo provozuje tento server, ti tu nedovoluje hrát.
error-too-many-tables = Stolů už máš hodně. Nejdřív některý dohraj, nebo od něj odejdi.
error-too-many-sockets = Máš otevřeno příliš mnoho oken papersea. Některé zavři.
error-method-not-allowed = Tady to nejde.
error-needs-others = K tomu jsou potřeba další lidé a toto zařízení je samo. Zahraj si s boty, nebo si zařízení podávejte.
error-no-room = Toto zařízení je plné. Nic se nezměnilo: uvolni místo a zkus to znovu.
error-unable = Tento prohlížeč bez serveru hrát neumí: je příliš starý, nebo to nemá dovolené.
error-unavailable = Server má chvíli moc práce. Nic se neztratilo.
error-reference = Pro toho, kdo provozuje tento server: značka { $reference }.

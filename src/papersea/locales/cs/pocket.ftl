### Hra na tomto zařízení bez serveru: kde jsme, co se uchovává, k čemu je třeba dalších.

pocket-label = Na tomto zařízení
pocket-here = Hraješ na tomto zařízení, bez serveru.
pocket-away = Server je nedostupný: toto zařízení pokračuje samo. Nic se neztratilo.
pocket-starting = Zařízení se připravuje …
pocket-fetching = Zařízení se připravuje: { $done } z { $all } MB

## Co se uchovává, pod „Ty“

pocket-keep = Hrát na tomto zařízení
pocket-keep-about = Nové hry a jejich čísla zůstanou tady a nepotřebují spojení. Ke hrám s ostatními je třeba server.
pocket-kept = Uloženo je tu { $size } MB: můžeš hrát i bez spojení.
pocket-not-kept = Ke hře bez spojení je třeba jednou stáhnout { $size } MB.
pocket-unkept = Tento prohlížeč si nic neuloží na dobu bez spojení: stránka by musela mít HTTPS.
pocket-none = Ke hře bez spojení se tu nedá nic stáhnout.
pocket-no-server = Tato stránka nemá server: všechno, co hraješ, zůstává na tomto zařízení.
pocket-fetch = Stáhnout teď
pocket-remove = Odstranit
pocket-remove-about = Tvoje hry zůstanou. Chceš-li v nich pokračovat, stáhne se to znovu.
pocket-games = { $count ->
    [one] Na tomto zařízení je uložena 1 dohraná hra.
    [few] Na tomto zařízení jsou uloženy { $count } dohrané hry.
   *[other] Na tomto zařízení je uloženo { $count } dohraných her.
}
pocket-data-about = Všechno je na tomto zařízení a nikde jinde. Není tu účet ani heslo.
pocket-safe = Prohlížeč je nechá, dokud je neodstraníš.
pocket-unsafe = Když prohlížeči dojde místo, může je smazat.

## K čemu je třeba dalších

pocket-others-away = K tomu je třeba dalších lidí a server je teď nedostupný. Do té doby se dá hrát i tady:
pocket-others-chosen = K tomu je třeba dalších lidí a ty hraješ na tomto zařízení. I tady je co hrát:
pocket-others-none = K tomu je třeba dalších lidí a tato stránka nemá server, kde by se sešli. I tady je co hrát:
pocket-to-server = Zpět na server
pocket-invite = Tento stůl je na tvém zařízení, proto k němu nevede odkaz. Volná místa mohou obsadit boti.
pocket-where = Kde?
pocket-with-server = Na serveru

### Upozornění: co ukáže zařízení, když jeho majitel není u stolu, a jestli smí.

## Co ukáže zařízení. Každý text má jeden řádek; $name je jméno hráče nebo bota.

call-turn-title = Jsi na tahu
call-turn = { $name } čeká na tvůj tah.
call-hurry-title = Čas se krátí
call-hurry = { $name } čeká na tvůj tah. Zbývají ti necelé čtyři hodiny.
call-seated-title = Máš společnost
call-seated = U tvého stolu sedí { $name }.

## Otázka, která přijde jednou, po prvním tahu pomalé hry

calls-offer = Máme ti dát vědět, až budeš zase na tahu, i když bude tato stránka zavřená?
calls-yes = Ano, upozornit mě
calls-no = Ne, díky
calls-on = Přijde ti upozornění. Vypnout ho můžeš v nastavení.
calls-blocked = Tvůj prohlížeč blokuje upozornění z této stránky. Povolit je můžeš v jeho nastavení.

## V nastavení

calls-label = Upozornění na tomto zařízení
calls-about = Když jsi na tahu ve hře, ve které máš na tah celé dny, když ti zbývá málo času a když si někdo sedne k tvému stolu.
calls-quiet = Tiché hodiny
calls-quiet-about = Co přijde během nich, počká, až skončí.
calls-quiet-from = Od
calls-quiet-until = Do

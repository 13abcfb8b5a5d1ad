### Upozornenia: čo ukáže zariadenie, keď jeho majiteľ nie je pri stole, a či smie.

## Čo ukáže zariadenie. Každý text má jeden riadok; $name je meno hráča alebo bota.

call-turn-title = Si na ťahu
call-turn = { $name } čaká na tvoj ťah.
call-hurry-title = Čas sa kráti
call-hurry = { $name } čaká na tvoj ťah. Zostávajú ti necelé štyri hodiny.
call-seated-title = Máš spoločnosť
call-seated = Pri tvojom stole sedí { $name }.

## Otázka, ktorá príde raz, po prvom ťahu pomalej hry

calls-offer = Máme ti dať vedieť, keď budeš zasa na ťahu, aj keď bude táto stránka zavretá?
calls-yes = Áno, upozorniť ma
calls-no = Nie, ďakujem
calls-on = Príde ti upozornenie. Vypnúť ho môžeš v nastaveniach.
calls-blocked = Tvoj prehliadač blokuje upozornenia z tejto stránky. Povoliť ich môžeš v jeho nastaveniach.

## V nastaveniach

calls-label = Upozornenia na tomto zariadení
calls-about = Keď si na ťahu v hre, v ktorej máš na ťah celé dni, keď ti zostáva málo času a keď si niekto sadne k tvojmu stolu.
calls-quiet = Tiché hodiny
calls-quiet-about = Čo príde počas nich, počká, kým sa skončia.
calls-quiet-from = Od
calls-quiet-until = Do

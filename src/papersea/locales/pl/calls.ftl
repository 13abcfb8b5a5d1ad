### Powiadomienia: co pokazuje urządzenie, gdy jego właściciela nie ma przy stole, i czy może.

## Co pokazuje urządzenie. Każdy tekst ma jeden wiersz; $name to imię gracza albo bota.

call-turn-title = Twoja tura
call-turn = { $name } czeka na twój ruch.
call-hurry-title = Czas się kończy
call-hurry = { $name } czeka na twój ruch. Zostały ci niecałe cztery godziny.
call-seated-title = Masz towarzystwo
call-seated = Przy twoim stole siedzi { $name }.

## Pytanie, które pada raz, po pierwszym ruchu wolnej gry

calls-offer = Dać ci znać, gdy znów przyjdzie twoja tura, nawet jeśli ta strona będzie zamknięta?
calls-yes = Tak, powiadom mnie
calls-no = Nie, dziękuję
calls-on = Przyjdzie powiadomienie. Możesz je wyłączyć w ustawieniach.
calls-blocked = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz na nie pozwolić w jej ustawieniach.

## W ustawieniach

calls-label = Powiadomienia na tym urządzeniu
calls-about = Gdy zaczyna się twoja tura w grze, w której na turę masz całe dni, gdy kończy ci się czas i gdy ktoś siada do twojego stołu.
calls-quiet = Godziny ciszy
calls-quiet-about = Co przyjdzie w tym czasie, poczeka do końca ciszy.
calls-quiet-from = Od
calls-quiet-until = Do

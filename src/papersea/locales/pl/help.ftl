### Co mówią `papersea --help` i pomoc każdego polecenia oraz jak odrzuca się wiersz poleceń.
###
### Nic się tu nie wybiera ani nie liczy: kto prosi o pomoc, nie czeka na biblioteki. Akapit to jeden
### wiersz; blok o wciętych wierszach zostaje tak, jak jest napisany. Nazwy poleceń, opcji i plików
### oraz słowa WERSALIKAMI, które coś zastępują, zostają w każdym języku bez zmian.
### Atrybut to pomoc opcji o tej nazwie, `line` to tekst na liście poleceń.

## Co mówi click. $option, $name i podobne wstawia się tak, jak je wpisano.

click-usage = Użycie:
click-options = Opcje
click-commands = Polecenia
click-default = domyślnie: { $default }
click-required = wymagane
click-environment = środowisko: { $var }
click-error = Błąd: { $message }
click-help = „{ $command } { $option }” pokazuje pomoc.
click-aborted = Zatrzymano.
click-invalid-value = { $message }
click-invalid-value-for = { $param_hint }: { $message }
# Za nimi stoi nazwa tego, czego brakuje, i kropka.
click-missing-argument = Tego brakuje:
click-missing-option = Brakuje opcji:
click-missing-parameter = Tego brakuje: { $param_name }
click-missing-command = Które polecenie? „--help” pokazuje listę.
click-no-such-option = Nie ma opcji { $name }.
click-no-such-command = Nie ma polecenia { $name }.
click-did-you-mean = Czy chodzi o { $possibility }?
click-did-you-mean-one = Czy chodzi o jedno z tych: { $possibilities }?
click-commands-are = Są { $commands }.
click-too-many-arguments = Tego jest za dużo: { $args }
click-too-few-values = To wymaga tylu wartości: { $nargs }; podano { $len }.
click-argument-takes = { $name } wymaga tylu wartości: { $nargs }.
click-option-takes-no-value = { $name } nie ma wartości.
click-option-needs-value = { $name } wymaga wartości.
click-not-in-range = { $value } nie mieści się w zakresie { $range }.
click-not-a-number = { $value } to nie liczba.
click-not-the-choice = { $value } to nie { $choice }.
click-not-a-choice = { $value } to żadne z tych: { $choices }.
click-choose-from = Wybierz jedno: { $choices }
click-file = plik
click-folder = folder
click-path = ścieżka
click-does-not-exist = { $name } { $filename } nie istnieje.
click-is-a-file = { $name } { $filename } to plik.
click-is-a-folder = { $name } { $filename } to folder.
click-not-readable = { $name } { $filename }: nie da się odczytać.
click-not-writable = { $name } { $filename }: nie da się zapisać.
click-cannot-open = Nie da się otworzyć { $filename }: { $message }
click-confirm-unclear = Błąd: to ani tak, ani nie.

## Co jest wspólne dla kilku poleceń

usage =
    .help = Pokaż tę pomoc.
    .version = Pokaż wersję.
    .language = W jakim języku mówić. Bez tej opcji w języku twojego terminala.
    .plain = Bez kolorów (działa też NO_COLOR).
    .full = Gra na całym ekranie, klawiaturą i myszą, albo wiersz po wierszu. Bez tego: na całym ekranie, jeśli jest zainstalowane papersea[terminal] i terminal go pokaże.
    .theme = Kolory całego ekranu; zmienia je F5.
    .json = Wypisz zamiast tego JSON, dla programów.
    .seed = To samo ziarno rozdaje te same karty.
    .rules = Edycja (classic, sk, cs, pl, ru, es), ze zmianami: classic,target=double.
    .budget = Jak długo ocenia się każdą decyzję: 4000p (próbnych rozgrywek) albo 100ms.
    .database = Gdzie wszystko jest przechowywane: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME.
    .tables = PostgreSQL tylko dla nowych stołów, raz dla każdej litery: a=postgresql://HOST/NAME.
    .redis = Redis, który przenosi wiadomości między procesami: redis://HOST:PORT/0.
    .log-level = Ile trafia do dziennika, jako wiersze JSON na stderr.
    .thinkers = Ile procesów myśli za boty.
    .pace = Bot potrzebuje na ruch co najmniej tylu sekund, żeby czas niczego nie zdradzał.
    .rating = Kiedy liczą się gry do rankingu: { $names }.
    .measure = Po grze pytaj ludzi, czy ich gry można zachować do badania, jak grają ludzie.
    .push-service = Jeszcze jedna usługa push obok usług znanych przeglądarek, która może powiadamiać ludzi, na przykład push.example.org.
    .as = Kto to robi; bez tej opcji twoja nazwa użytkownika.
    .reason = Dlaczego, do dziennika działań.
    .yes = Nie pytaj.
    .limit = Ile najwyżej.

## papersea

usage-papersea =
    Mała gra karciana o składanym papierze, w twoim terminalu.
    .line = Mała gra karciana o składanym papierze, w twoim terminalu.
    .examples =
        Przykłady:
          papersea play                        ty i jeden przeciwnik
          papersea play --players 4 --seed 7   cztery osoby, powtarzalne rozdania
          papersea play --against orca         przeciwnik, który nic nie daje za darmo
          papersea opponents                   z kim możesz zagrać
          papersea serve                       stoły z linkiem, dla znajomych i botów
          papersea site public                 strona na jedno urządzenie, jako pliki
          papersea join LINK                   usiądź przy stole znajomych
          papersea score CyCd 2xFd Mw          ile jest warte tych pięć kart
          papersea scorepad                    punktacja gry papierowymi kartami
          papersea rules R6                    kiedy zakład jest wygrany?
          papersea rules turn                  wszystko o turze
          papersea analyse games.jsonl         co rozstrzygnęło moją ostatnią grę?
          papersea puzzle                      dzisiejsze zadanie; --next po więcej
          papersea arena orca heron            kto z tych dwóch gra silniej?

        Kody wyjścia:
          0    wszystko się udało
          1    zapis łamie zasady albo nie dowodzi uczciwości
          2    zła opcja, karta albo zasada
          130  zatrzymano przez Ctrl-C

usage-play =
    Zagraj z jednym, dwoma albo trzema przeciwnikami.

    Wpisz numer ruchu albo jego skrót. W każdej chwili możesz wpisać ?, żeby zobaczyć pomoc. Odejść można słowem wyjdź albo Ctrl-D (kod wyjścia 0), albo Ctrl-C (130).

    Na całym ekranie ruchy mają klawisze i można je klikać; pomaga F1. Z --lines albo --plain gra toczy się wiersz po wierszu, tak samo w potoku. Gdy w turze nic już nie można zrobić, kończy się sama.

    Przykłady:
      papersea play --against orca
      papersea play --against beginner --players 4
      papersea play --against heron --against skua --thinking 1s
    .line = Zagraj z jednym, dwoma albo trzema przeciwnikami.
    .against = Przeciwnik albo poziom (listę pokazuje papersea opponents) albo twój bot (moduł:nazwa); podaj jeszcze raz dla następnego miejsca. Pozostałe miejsca zajmą inni z tego samego poziomu. Bez tej opcji poziom casual.
    .players = Ile osób jest przy stole, razem z tobą; więcej, jeśli --against podaje więcej.
    .thinking = Jak długo przeciwnik może myśleć o ruchu: 200ms albo 1s; albo 500p, tyle próbnych rozgrywek.
    .name = Jak masz się nazywać.
    .record = Dopisz grę do tego pliku, dla papersea replay.
    .resume = Graj dalej ostatnią grę z tego pliku i dopisz jej zakończenie.

usage-opponents =
    Poznaj przeciwników, od najłagodniejszych do najsilniejszych.

    Na każdym poziomie jest ich kilku, mniej więcej równie silnych, każdy na swój sposób. --against przyjmuje ich imiona i nazwy poziomów, które stoją w nawiasach.

    Z --json, dla każdego przeciwnika:
      name         co przyjmuje --against
      rung         random, beginner, casual, solid albo expert
      style        risk, collector i thief: skłonności od -1 do 1
      description  zdanie o nim
    .line = Poznaj przeciwników, od najłagodniejszych do najsilniejszych.

usage-score =
    Policz, ile jest warta ręka, wiersz po wierszu.

    CARDS to skróty (CyCd Mw) albo pełne nazwy (yellow_crab), także z liczbą (2xCd), albo samo -, żeby czytać je ze standardowego wejścia. Podaj razem karty z ręki i wyłożone: liczą się jedne i drugie.

    Przykłady:
      papersea score CyCd Mw 2xFd
      papersea score purple_penguin pink_penguin penguin_colony
      papersea score OyOgOv PpHy --odds --others 6,5
      echo "Hd Hl Hk" | papersea score -

    Z --json:
      cards         karty, uporządkowane, jako skróty
      points        punkty za karty, bez bonusu koloru
      lines         rodzaj, karty i punkty dla każdego rodzaju, pływacy i rekiny
                    razem pod "shark"; dla każdej syreny rodzaj, kolor
                    i punkty (kolor może być null)
      colour_bonus  kolor i punkty
      can_close     czy wystarczy do zakończenia rundy (7 punktów)
      wins          czy są cztery syreny
      odds          z --odds: others, points, bonus, stop, won, lost,
                    chance, error, worlds, expected, percent i margin
                    OSTATNIEJ SZANSY albo null, gdy rundy nie można zakończyć
    .line = Policz, ile jest warta ręka, wiersz po wierszu.
    .odds = Oblicz, jak prawdopodobna jest wygrana OSTATNIA SZANSA.
    .others = Z --odds: ile kart ma każdy przeciwnik. Bez tej opcji jeden przeciwnik, który ma ich tyle co ty.

usage-scorepad =
    Zapisuj punktację gry papierowymi kartami, runda po rundzie.

    Podaj, jak skończyła się runda, kto ją zakończył i co kto ma: karty albo same liczby. Gra jest w FILE (jeśli go nie podasz, w papersea-pad.json tutaj), po każdej rundzie cała: możesz wyjść, kiedy chcesz, i wrócić później. Notes punktacji w przeglądarce czyta i zapisuje ten sam plik.

    Przykłady:
      papersea scorepad
      papersea scorepad sunday.json --names Ann,Bo,Cy
      papersea scorepad sunday.json --show

    Z --json:
      pad           co jest w pliku: players, starter, target, rounds
      rounds        gains, totals, bet_won i next_starter każdej rundy
      target        punkty, które kończą grę
      totals        suma każdego gracza
      winners       nikt, póki gra trwa; graczy liczy się od 0
      next_starter  kto zaczyna następną rundę; null, jeśli gra jest skończona
      is_over       czy ktoś wygrał
    .line = Zapisuj punktację gry papierowymi kartami, runda po rundzie.
    .names = Kto gra, w kolejności tur: Ann,Bo. Bez tej opcji padnie o to pytanie.
    .double = Nowa gra toczy się do dwa razy większej liczby punktów.
    .show = Wypisz, jak stoi gra, i zakończ.

usage-rules =
    Sprawdź jedną zasadę albo przeczytaj wszystkie.

    CLAUSE to oznaczenie takie jak R6 albo deck_out. SECTION to components, setup, turn, closing, end, cards, examples, rulings albo options. WORD znajduje wszystkie zasady, w których jest to słowo, a karty także pod nazwą z każdej innej edycji. Bez niczego zobaczysz listę wszystkich zasad.

    Przykłady:
      papersea rules                   lista wszystkich zasad
      papersea rules r6                jedna zasada
      papersea rules cards             wszystko o kartach
      papersea rules ośmiornica        wszystko o ośmiornicach
      papersea rules kotva             to samo ze słowem ze słowackiego pudełka
      papersea rules options --edition es
    .line = Sprawdź jedną zasadę albo przeczytaj wszystkie.
    .edition = Zaznacz, jak gra ta edycja.

usage-replay =
    Obejrzyj zapisane gry jeszcze raz.

    Każda gra z FILE jest odtwarzana zgodnie z zasadami. Jeśli któraś je łamie, zobaczysz wiersz i ruch, a kod wyjścia to 1.
    .line = Obejrzyj zapisane gry jeszcze raz.
    .moves = Opowiedz wszystko, co się działo, także o zakrytych kartach.

usage-analyse =
    Sprawdź, co i dlaczego rozstrzygnęło zapisaną grę.

    Każdą decyzję w grze z RECORD porównuje się ze wszystkimi innymi ruchami, według tego, co na tym miejscu można było wtedy wiedzieć: ile szansy na wygraną oddano, co byłoby lepsze i dlaczego. To, czego nikt nie mógł wiedzieć, jest oznaczone jako ocena z perspektywy czasu. Jedna gra zajmuje około pół minuty; ten sam zapis i tyle samo próbnych rozgrywek dają tę samą analizę.

    Przykłady:
      papersea analyse games.jsonl
      papersea analyse games.jsonl --game 3 --seat B
      papersea analyse game.txt --budget 100ms --json

    Z --json dostaniesz turning_points (numery ruchów), summaries, luck, points i decisions; co w nich jest, mówi docs/analysis.md.
    .line = Sprawdź, co i dlaczego rozstrzygnęło zapisaną grę.
    .game = Która gra z pliku. Bez tej opcji ostatnia.
    .seat = Tylko decyzje z tego miejsca, podanego literą albo imieniem. Można podać kilka razy.

usage-study =
    Zmierz, jak dobrze grają ludzie, na podstawie zapisów ich gier.

    We wszystkich skończonych grach z FILES, które mają imiona, ocenia się każdą decyzję: ile szansy na wygraną oddaje każdy gracz i jak często wygrywa po odjęciu szczęścia, osobno dla każdej liczby graczy i dla tego, z kim grano. Jedna gra zajmuje kilka sekund; te same zapisy i tyle samo próbnych rozgrywek dają ten sam wynik. Jak bardzo można mu ufać, mówi docs/people.md.

    Przykłady:
      papersea study club.jsonl
      papersea study evening-1.txt evening-2.txt --budget 2000p --json
    .line = Zmierz, jak dobrze grają ludzie, na podstawie zapisów ich gier.

usage-verify =
    Sprawdź, że nikt nie wybrał kart gry przez sieć.

    Każda gra z RECORD jest odtwarzana zgodnie z zasadami, a pierwszego gracza, każdą talię i każdą skradzioną kartę porównuje się z jej dowodem. Kod wyjścia to 0 tylko wtedy, gdy we wszystkich wszystko się zgadza, a 1, jeśli w którejś nie albo nie ma ona dowodu.
    .line = Sprawdź, że nikt nie wybrał kart gry przez sieć.
    .commitment = Co było zanotowane przed rozdaniem: musi to mieć któraś gra z RECORD. Można podać kilka razy.

usage-puzzle =
    Znajdź ruch, który jest wyraźnie najlepszy: jedno zadanie na dzień i wiele innych.

    Zadanie to decyzja z dobrze rozegranej gry, widziana z miejsca gracza. Odpowiedz numerem ruchu albo jego skrótem; potem przeczytasz, jak często wygrywa każdy ruch i dlaczego najlepszy jest lepszy. Każdy dzień ma swoje zadanie, to samo dla wszystkich: w poniedziałki łatwe, w niedziele trudne.

    Przykłady:
      papersea puzzle                  dzisiejsze zadanie
      papersea puzzle --next           dalej od łatwych do trudnych
      papersea puzzle --level 4        dalej z trudnymi
      papersea puzzle --day 2025-12-24
    .line = Znajdź ruch, który jest wyraźnie najlepszy: jedno zadanie na dzień i wiele innych.
    .next = Następne, od łatwych do trudnych.
    .level = Następne, od tej trudności.
    .day = Zadanie innego dnia (UTC).

usage-join =
    Zagraj przez sieć: przy stole z LINK albo przy nowym stole na serwerze o podanym adresie.

    Nowy stół wypisuje swój link. Wyślij go, a gra zacznie się, gdy wszystkie miejsca będą zajęte. Ctrl-C zamyka terminal, ale miejsce zostaje twoje: link pozwala do niego wrócić.

    Przykłady:
      papersea join https://sea.example.org/t/k7m2p9qr4t6vw
      papersea join https://sea.example.org --name Ann
      papersea join localhost:8000 --players 3 --with orca
      papersea join 8000 --clock 5m+10s --public
    .line = Zagraj przez sieć, ze znajomymi przez link albo z botami.
    .name = Jak inni mają cię nazywać; ten komputer to zapamięta.
    .with = Posadź bota przy nowym stole; podaj jeszcze raz dla następnego.
    .players = Miejsca przy nowym stole, razem z twoim i botów.
    .rules = Zasady nowego stołu: edycja, ze zmianami.
    .clock = Czas przy nowym stole: 5m+10s na grę i na każdą turę, 3d na turę albo none.
    .patience = Po ilu sekundach bot gra za kogoś, kogo nie ma, gdy nie ma zegara.
    .public = Każdy może znaleźć nowy stół.
    .rated = Jego gry liczą się do rankingu: z zegarem, bez cofania ruchów i bez zastępstw.

usage-bot =
    Niech bot zagra przy stołach serwera: przy stole z LINK albo przy nowym stole na serwerze o podanym adresie.

    BOT to dowolny przeciwnik: nasz, zainstalowany albo moduł:nazwa; po @ jego budżet na ruch, a bez niego 200ms. Gra jako program pod własnym imieniem, wraca po zerwanym połączeniu i zgadza się na przerwy i cofanie ruchów.

    Przykłady:
      papersea bot my_bots:Greedy https://sea.example.org/t/k7m2p9qr4t6vw
      papersea bot paper-heron@1s https://sea.example.org --public --games 0
      papersea bot orca@500p 8000 --name Robann --with otter
    .line = Niech dowolny bot zagra przy stołach serwera.
    .name = Jak inni mają go nazywać; ten komputer to zapamięta.
    .token = Własny token programu. Bez tej opcji token nowego programu, który ten komputer zapamięta.
    .games = Ile gier zagra przy stole, z rewanżami; 0 to tyle, ile chcą inni.
    .seed = To samo ziarno i budżet w próbnych rozgrywkach wybierają te same ruchy.
    .with = Posadź bota przy nowym stole; podaj jeszcze raz dla następnego.
    .players = Miejsca przy nowym stole, razem z twoim i botów.
    .rules = Zasady nowego stołu: edycja, ze zmianami.
    .clock = Czas przy nowym stole: 5m+10s na grę i na każdą turę, 3d na turę albo none.
    .patience = Po ilu sekundach bot gra za kogoś, kogo nie ma, gdy nie ma zegara.
    .public = Każdy może znaleźć nowy stół.
    .rated = Jego gry liczą się do rankingu: z zegarem, bez cofania ruchów i bez zastępstw.

usage-serve =
    Uruchom serwer: stoły z linkiem, stoły publiczne i boty na życzenie.

    Wszystko jest w jednym pliku SQLite w twoim folderze danych, chyba że --database podaje inny plik albo PostgreSQL. Jak uruchomić więcej procesów lub komputerów, mówi docs/hosting.md.
    .line = Uruchom serwer: stoły z linkiem, dla znajomych i botów.
    .host = Adres do nasłuchiwania.
    .port = Port.
    .metrics-port = Pomiary dla Prometheusa na osobnym porcie zamiast na wspólnym.
    .thinkers = Ile procesów myśli za boty; przy 0 robi to gdzie indziej papersea work.
    .origin = Źródło (origin) strony, która też może się łączyć.
    .proxy = Serwer pośredniczący albo ich sieć, której X-Forwarded-For jest wiarygodne.
    .secure = Ciasteczka i przeglądarki tylko przez HTTPS.
    .manual = Gdzie jest podręcznik, do którego prowadzi strona: jego adres albo folder zapisany przez make manual.
    .limit = Inny limit dla jednego adresu albo osoby: { $names }.
    .open = Pokaż stoły w twojej przeglądarce.

usage-site =
    Zapisuje stronę, która nie potrzebuje serwera: może ją udostępnić każdy hosting plików, w dowolnym folderze.

    Kto ją otworzy, gra z przeciwnikami, uczy się, rozwiązuje zadania i analizuje w przeglądarce, także bez sieci. Podglądy linków są w języku tego polecenia, a strony w języku osoby, która je czyta. Ponowny zapis w tym samym FOLDER aktualizuje stronę.
    .line = Zapisz stronę na jedno urządzenie, jako pliki bez serwera.
    .address = Gdzie będzie strona, https://HOST/PATH/: wtedy podglądy linków pokazują obrazek.
    .add = Zapisz ją także w folderze, w którym są inne pliki.

usage-work =
    Myśl za boty z papersea serve --thinkers 0, na tym komputerze albo na innym.

    Z jednym PostgreSQL i jednym Redis może działać dowolnie wiele takich procesów.
    .line = Myśl za boty serwerów, które zostawiają to innym.
    .host = Adres do nasłuchiwania, razem z --port.
    .port = Odpowiadaj na /health/live, /health/ready i /metrics na tym porcie; 0 to dowolny.

usage-backup =
    Skopiuj stoły, ludzi i gry serwera do pliku TARGET, także gdy serwer działa.
    .line = Skopiuj wszystko, co przechowuje serwer.
    .database = Co się kopiuje: sqlite:///FILE

## papersea admin

usage-admin =
    Zadbaj o serwer: o jego stoły, ludzi i o to, kto nie ma wstępu.

    Działa na bazie danych, czy serwery działają, czy nie; zauważą to w kilka sekund. Każde działanie trafia do dziennika. Więcej mówi docs/hosting.md.
    .line = Zadbaj o serwer: o jego stoły, ludzi i blokady.

usage-admin-list =
    Pokaż stoły albo ludzi: najnowsze najpierw.
    .line = Pokaż stoły albo ludzi: najnowsze najpierw.
    .name = Ludzie, których imię to zawiera.
    .state = Stoły w tym stanie, choćby najstarsze; można podać kilka razy.

usage-admin-look =
    Pokaż, co wiadomo o stole, ale żadnej jego karty.

    Nie pokazuje rąk ani talii, ani niczego, z czego można by je odgadnąć.
    .line = Pokaż, co wiadomo o stole, ale żadnej jego karty.

usage-admin-close =
    Zamknij stół: nikt już tam nie gra, a nic nie zostaje usunięte.
    .line = Zamknij stół: nikt już tam nie gra, a nic nie zostaje usunięte.

usage-admin-reopen =
    Pozwól znowu grać przy zamkniętym stole.
    .line = Pozwól znowu grać przy zamkniętym stole.

usage-admin-delete =
    Usuń stół z jego przebiegiem; skończone gry zostają.
    .line = Usuń stół z jego przebiegiem; skończone gry zostają.

usage-admin-delete-person =
    Usuń osobę ze wszystkim, co o niej zapisano, z jej botami i towarzyszami.

    Grają za nią dalej zastępcy, a skończone gry zostają bez jej imienia: tak samo, jak gdy ktoś usuwa się sam.
    .line = Usuń osobę ze wszystkim, co o niej zapisano.

usage-admin-rename =
    Nadaj osobie inne imię: także przy jej stołach i w jej skończonych grach.

    Prowadzący serwer mogą nadawać imiona, których nikt nie może wybrać, na przykład Admin.
    .line = Nadaj osobie inne imię.

usage-admin-ban =
    Nie wpuszczaj osoby (podaj jej identyfikator), adresu albo sieci, na przykład 203.0.113.0/24.

    Taka osoba nie może już otwierać stołów, siadać, grać ani mówić; nadal może przeczytać i usunąć to, co o niej zapisano. Adres dowiaduje się tylko, że jest zablokowany.
    .line = Nie wpuszczaj osoby, adresu albo sieci.
    .for = Na jak długo.
    .until = Do dnia albo chwili, w UTC.

usage-admin-bans =
    Pokaż, kto nie ma wstępu, także blokady, które już minęły.
    .line = Pokaż, kto nie ma wstępu, także blokady, które już minęły.

usage-admin-unban =
    Wpuść kogoś znowu; podaj numer blokady.
    .line = Wpuść kogoś znowu; podaj numer blokady.

usage-admin-announce =
    Powiedz wszystkim, że serwer uruchomi się ponownie, albo TEXT: w kilka sekund, przy każdym stole i na każdej stronie.

    Bez TEXT wszyscy czytają w swoim języku, że serwer uruchomi się ponownie, kiedy to będzie i że nic nie przepadnie. Widać to do dziesięciu minut po tym czasie albo tak długo, jak mówi --until; bez żadnego czasu, dopóki tego nie cofniesz.
    .line = Powiedz wszystkim, że serwer uruchomi się ponownie, albo coś innego.
    .at = Kiedy to będzie, według zegara tego komputera.
    .in = To samo, licząc od teraz.
    .until = Kiedy to minie.
    .text = Tekst w jednym języku; można podać kilka razy.
    .clear = Cofnij ogłoszenie.

usage-admin-reports =
    Pokaż, co ludzie zgłosili o innych przy swoich stołach, albo zamknij zgłoszenie.
    .line = Pokaż, co ludzie zgłosili o innych, albo zamknij zgłoszenie.
    .all = Także zamknięte.
    .close = Zamknij jedno, według identyfikatora.
    .note = Co z tego wynikło, dla tych, którzy przeczytają to później.
    .as = Kto je zamyka; bez tej opcji twoja nazwa użytkownika.

usage-admin-export =
    Zapisz stół, osobę albo skończone gry do nowego FILE, którego nikt inny nie może czytać.
    .line = Zapisz stół, osobę albo skończone gry do nowego pliku.
    .table = Stół z jego przebiegiem: są w nim wszystkie karty, więc dobrze go strzeż.
    .person = Wszystko, co zapisano o osobie.
    .games = Wszystkie skończone gry.
    .records = Tylko ich zapisy, takie jak czyta papersea replay.
    .measured = Zapisy gier, na których badanie ludzie się zgodzili, bez imion, dla papersea study.

usage-admin-import =
    Wstaw wyeksportowane stoły i skończone gry z FILE do bazy serwera.

    Jeśli któreś już tam jest, nic się nie dzieje. Wcześniejsze rankingi i statystyki zostają bez zmian. Kogo tam nie ma, usunął się od tego czasu, więc takie imiona się pomija.
    .line = Wstaw wyeksportowane stoły i skończone gry do bazy.
    .missing = Pomiń to, co już jest, zamiast odrzucać wszystko.
    .keep-names = Zachowaj też imiona ludzi, których tam nie ma.

usage-admin-audit =
    Pokaż po kolei, co robili prowadzący serwer.
    .line = Pokaż po kolei, co robili prowadzący serwer.

## papersea arena

usage-arena =
    Niech przeciwnicy zagrają ze sobą: zobacz, jak są silni.

    ENTRANTS to przeciwnicy, poziomy albo twoje boty (moduł:nazwa), każdy w razie potrzeby z budżetem na ruch, w czasie albo w próbnych rozgrywkach: orca, expert@1s, orca@500p. Gry z próbnymi rozgrywkami można dokładnie powtórzyć.

    Każde rozdanie gra się we wszystkich ustawieniach tymi samymi kartami, więc nikt nie dostaje lepszych. Gdy uczestników jest więcej niż miejsc, każdy spotyka każdego; gdy mniej, każdy po kolei siedzi sam wśród kopii pozostałych.

    Przykłady:
      papersea arena orca heron --games 1000
      papersea arena expert@100ms solid@100ms --players 4
      papersea arena kraken orca --games 5000 --until-decided
      papersea arena gull otter skua sprat --out pool
      papersea arena --resume pool --games 2000
      papersea arena kraken@1000p orca@1000p --games 100000 --out long --on ray

    W folderze znajdziesz games.jsonl (dla papersea replay), luck.jsonl, results.json oraz results.svg i results.png, które pokazują odsetek wygranych.
    .line = Niech przeciwnicy zagrają ze sobą: zobacz, jak są silni.
    .games = Ile gier; w górę do całych rozdań.
    .players = Ilu siedzi przy jednym stole.
    .out = Zapisuj gry i wyniki w tym folderze.
    .resume = Prowadź dalej arenę z tego folderu; z --games do większej liczby gier.
    .luck = Odejmij to, co przyniósł przypadek, żeby wyniki były pewniejsze; to około 50 ms na grę.
    .until-decided = Zatrzymaj się, gdy tylko pierwszy uczestnik jest na pewno powyżej albo poniżej równej gry.
    .workers = Ile procesów. Bez tej opcji jeden na rdzeń.
    .on = Graj na klastrze Ray, na wszystkich jego rdzeniach; wymaga papersea[ray].

usage-league =
    Urządź turniej botów: kto z nich jest najsilniejszy?

    ENTRANTS są tacy jak w papersea arena. Każdy spotyka każdego albo, w lidze szwajcarskiej, runda po rundzie spotykają się sąsiedzi z tabeli. Każdy mecz to arena: wszystkie rozdania gra się we wszystkich ustawieniach, a szczęście się odejmuje.

    Przykłady:
      papersea league my_bots:Greedy gull heron orca@200p --out league
      papersea league bot1:Bot bot2:Bot bot3:Bot bot4:Bot gull --system swiss
      papersea league --resume league --on ray

    W folderze znajdziesz index.html, results.json i arenę dla każdej rundy.
    .line = Urządź turniej botów; wyniki będą na jednej stronie.
    .system = Kto kogo spotyka.
    .rounds = Rundy ligi szwajcarskiej. Bez tej opcji o kilka więcej, niż trzeba, żeby znaleźć zwycięzcę.
    .games = Ile gier ma mecz; zaokrągla się w górę do całych rozdań.
    .players = Ilu siedzi przy jednym stole.
    .seed = To samo ziarno rozgrywa tę samą ligę, jeśli budżety są w próbnych rozgrywkach.
    .title = Co stoi na górze strony.
    .out = Zapisuj gry, wyniki i stronę w tym folderze.
    .resume = Prowadź dalej ligę z tego folderu; z --rounds do większej liczby rund.
    .workers = Ile procesów. Bez tej opcji jeden na rdzeń.
    .on = Graj na klastrze Ray, na wszystkich jego rdzeniach; wymaga papersea[ray].

usage-benchmark =
    Zmierz bota stałym zestawem i porównaj go z naszymi poziomami.

    BOT to dowolny przeciwnik, po @ jego budżet, a bez niego 1000p. Przeciwnicy, rozdania, ziarna i budżety należą do wersji zestawu, więc liczby można porównywać i cytować. Co w nim jest, mówi docs/benchmark.md.

    Przykłady:
      papersea benchmark my_bots:Greedy
      papersea benchmark paper-heron@500p --out measured --json
    .line = Zmierz bota stałym zestawem, obok naszych poziomów.
    .out = Zapisuj gry w tym folderze; z tym samym folderem można zacząć tam, gdzie się skończyło.
    .workers = Ile procesów. Bez tej opcji jeden na rdzeń.
    .on = Graj na klastrze Ray, na wszystkich jego rdzeniach; wymaga papersea[ray].

usage-doctor =
    Sprawdź, czy wszystko jest w porządku: co jest zainstalowane, co działa i co zrobić z resztą.

    Kod wyjścia 1, jeśli nie działa coś, czego papersea potrzebuje albo o co pytasz. To, czego brakuje, a co nie jest konieczne, jest wymienione razem z tym, co wpisać.

    Przykłady:
      papersea doctor
      papersea doctor --database postgresql://localhost/papersea --redis redis://localhost:6379/0
    .line = Sprawdź, czy wszystko jest w porządku: co jest zainstalowane, co działa i co zrobić z resztą.
    .port = Port, na którym słuchałby serwer.
    .manual = Gdzie jest podręcznik: adres albo folder, który zapisało make manual.

usage-completion =
    Wypisz, co nauczy powłokę uzupełniać polecenia: przeciwników, zasady, ich punkty, pliki i serwery.

    Tak się to włącza:
      eval "$(papersea completion bash)"           # ~/.bashrc
      eval "$(papersea completion zsh)"            # ~/.zshrc
      papersea completion fish | source            # ~/.config/fish/config.fish
    .line = Wypisz, co nauczy powłokę uzupełniać polecenia: przeciwników, zasady, ich punkty, pliki i serwery.

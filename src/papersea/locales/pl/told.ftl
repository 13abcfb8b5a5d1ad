### Co dzieje się przy stole, opowiedziane jednej osobie.
### Karty i imiona stoją w mianowniku: po dwukropku albo jako podmiot.
### `$you` to „yes”, gdy zdanie mówi o osobie, która je czyta.
### Karta, której nie wolno jej widzieć, to „hidden”.

cards-none = brak kart
list-and = { $many } i { $last }
list-or = { $many } lub { $last }

told-round = Runda { $round }: { $you ->
    [yes] zaczynasz
   *[no] zaczyna { $name }
}
told-thinks = { $name } myśli…
told-kept = { $you ->
    [yes] Zatrzymujesz: { $card }. Na { $pile } trafia { $discarded }.
   *[no] { $card ->
        [hidden] { $name } zatrzymuje kartę. Na { $pile } trafia { $discarded }.
       *[shown] { $name } zatrzymuje: { $card }. Na { $pile } trafia { $discarded }.
    }
}
told-drew-last = { $you ->
    [yes] Bierzesz ostatnią kartę talii: { $card }.
   *[no] { $card ->
        [hidden] { $name } bierze ostatnią kartę talii.
       *[shown] { $name } bierze ostatnią kartę talii: { $card }.
    }
}
told-draw-skipped = { $you ->
    [yes] Nie ma czego dobrać: grasz dalej bez nowej karty.
   *[no] Nie ma czego dobrać: { $name } gra dalej bez nowej karty.
}
told-took-top = { $you ->
    [yes] Bierzesz: { $card } ({ $pile }).
   *[no] { $name } bierze: { $card } ({ $pile }).
}
told-laid-duo = { $you ->
    [yes] Wykładasz zestaw: { $first } + { $second }.
   *[no] { $name } wykłada zestaw: { $first } + { $second }.
}
told-picked = { $you ->
    [yes] Przeglądasz { $pile } i bierzesz: { $card }.
   *[no] { $card ->
        [hidden] { $name } przegląda { $pile } i bierze kartę.
       *[shown] { $name } przegląda { $pile } i bierze: { $card }.
    }
}
told-fished = { $you ->
    [yes] Łowisz z talii: { $card }.
   *[no] { $card ->
        [hidden] { $name } bierze kartę z talii.
       *[shown] { $name } bierze z talii: { $card }.
    }
}
told-turn-again = { $you ->
    [yes] Łódki niosą cię w kolejną turę.
   *[no] { $name } płynie łódkami w kolejną turę.
}
told-stole = { $you ->
    [yes] Kradniesz: { $card }. Kartę traci { $victim }.
   *[no] { $card ->
        [hidden] { $name } kradnie kartę. Traci ją { $victim }.
       *[shown] { $name } kradnie: { $card }. Kartę traci { $victim }.
    }
}
told-stole-yours = { $name } kradnie ci kartę: { $card }.
told-no-effect = { $you ->
    [yes] Twój zestaw się liczy, ale nic się nie dzieje.
   *[no] Zestaw się liczy, ale nic się nie dzieje.
}
told-called = { $you ->
    [yes] Mówisz: { $call }. Masz { $points } pkt.
   *[no] { $name } mówi: { $call }. Ma { $points } pkt.
}
told-hand-shown = { $you ->
    [yes] Pokazujesz rękę: { $cards }.
   *[no] { $name } pokazuje rękę: { $cards }.
}
told-bet-won = { $you ->
    [yes] Wygrywasz zakład: zdobywasz punkty i bonus koloru, pozostali tylko swój bonus koloru.
   *[no] { $name } wygrywa zakład: zdobywa punkty i bonus koloru, pozostali tylko swój bonus koloru.
}
told-bet-lost = { $you ->
    [yes] Przegrywasz zakład: zdobywasz tylko bonus koloru, pozostali swoje punkty.
   *[no] { $name } przegrywa zakład: zdobywa tylko bonus koloru, pozostali swoje punkty.
}
told-gain = { $name }: { $gain } (razem { $total })
told-round-void = Talia się skończyła: to koniec rundy i nikt nie zdobywa punktów.
told-won = { $you ->
    [yes] Wygrywasz grę. Pięknie złożone!
   *[no] { $name } wygrywa grę.
}
told-mermaids = { $you ->
    [yes] Masz wszystkie cztery syreny: od razu wygrywasz całą grę!
   *[no] { $name } ma wszystkie cztery syreny i od razu wygrywa całą grę.
}
told-shared = Wspólne zwycięstwo: { $names }.

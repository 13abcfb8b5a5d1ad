### Gra na tym urządzeniu, bez serwera: gdzie jesteśmy, co jest przechowywane, do czego trzeba innych.

pocket-label = Na tym urządzeniu
pocket-here = Grasz na tym urządzeniu, bez serwera.
pocket-away = Serwer jest nieosiągalny, więc to urządzenie gra dalej samo. Nic nie przepadło.
pocket-starting = Przygotowujemy to urządzenie…
pocket-fetching = Przygotowujemy to urządzenie: { $done } z { $all } MB

## Co jest przechowywane, pod „Ty”

pocket-keep = Zapisuj moje gry na tym urządzeniu
pocket-keep-about = Nowe gry i ich liczby zostają tutaj i nie wymagają połączenia. Do gier z innymi potrzebny jest serwer.
pocket-kept = Zapisano tu { $size } MB: możesz grać bez połączenia.
pocket-not-kept = Aby grać bez połączenia, pobierz raz { $size } MB.
pocket-unkept = Ta przeglądarka nie zapisuje niczego do gry bez połączenia: do tego strona musi mieć HTTPS.
pocket-none = Do gry bez połączenia nie ma tu nic do pobrania.
pocket-no-server = Ta strona nie ma serwera: wszystko, w co grasz, zostaje na tym urządzeniu.
pocket-fetch = Pobierz teraz
pocket-remove = Usuń
pocket-remove-about = Twoje gry zostaną. Aby grać w nie dalej, trzeba będzie pobrać to ponownie.
pocket-games = { $count ->
    [one] Na tym urządzeniu jest 1 skończona gra.
    [few] Na tym urządzeniu są { $count } skończone gry.
    [many] Na tym urządzeniu jest { $count } skończonych gier.
   *[other] Na tym urządzeniu jest { $count } skończonej gry.
}
pocket-data-about = Wszystko jest na tym urządzeniu i nigdzie indziej. Nie ma tu konta ani hasła.
pocket-safe = Przeglądarka zachowa je, dopóki ich nie usuniesz.
pocket-unsafe = Gdy przeglądarce zabraknie miejsca, może je skasować.

## Do czego trzeba innych

pocket-others-away = Do tego potrzeba innych osób, a serwer jest teraz nieosiągalny. Tymczasem tutaj też jest w co grać:
pocket-others-chosen = Do tego potrzeba innych osób, a ty grasz na tym urządzeniu. Tu też jest w co grać:
pocket-others-none = Do tego potrzeba innych osób, a ta strona nie ma serwera, na którym mogłyby się spotkać. Tu też jest w co grać:
pocket-to-server = Z powrotem na serwer
pocket-invite = Ten stół jest na twoim urządzeniu, więc nie prowadzi do niego żaden link. Wolne miejsca mogą zająć boty.
pocket-where = Gdzie?
pocket-with-server = Na serwerze

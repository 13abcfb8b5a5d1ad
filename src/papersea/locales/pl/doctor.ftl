### Co stwierdza `papersea doctor`, po zdaniu lub dwa. Co wpisać, stoi pod spodem w osobnym wierszu.
### $is to „good”, gdzie wszystko jest w porządku.

doctor-version = papersea { $version }, { $origin ->
    [clone] z klonu
   *[installed] zainstalowana
}
doctor-python = Python { $version } w systemie { $system }: { $program }
doctor-kernel = { $way ->
    [library] Zasady działają jako kod maszynowy z paczki ({ $why }).
    [numba] Zasady działają jako kod maszynowy, który skompilowała tu Numba ({ $why }).
   *[python] Zasady działają w czystym Pythonie, a to trwa: boty myślą dłużej ({ $why }).
}
doctor-language = Język: { $language } ({ $said ->
    [none] terminal nie prosi o żaden
   *[said] { $said }
})
doctor-terminal = Terminal: { $columns } × { $rows }, { $encoding }, { $colours ->
    [none] bez kolorów
    [standard] 16 kolorów
    [eight-bit] 256 kolorów
   *[truecolor] wszystkie kolory
}
doctor-full-screen = Gra zajmuje cały ekran; z --lines toczy się wiersz po wierszu.
doctor-data = { $is ->
    [good] Miejsce na twoje dane: { $folder }.
   *[wrong] Miejsce na twoje dane: { $folder }, ale nie można tam pisać. Inny folder wskazuje XDG_DATA_HOME.
}
doctor-page = { $is ->
    [good] Strona dla przeglądarek jest gotowa.
   *[lacking] Strona dla przeglądarek nie jest zbudowana: papersea serve nie ma czego pokazać.
}
doctor-pocket = { $is ->
    [good] To, z czym przeglądarka gra też bez serwera, jest gotowe.
   *[lacking] To, z czym przeglądarka gra też bez serwera, nie jest spakowane.
}
doctor-manual = { $is ->
    [good] Podręcznik jest gotowy.
   *[lacking] Podręcznika tu nie ma; pokaże go papersea serve --manual.
}
doctor-extra = { $missing ->
    [none] { $extra }: { $what }
   *[some] { $extra } ({ $what }): brakuje { $missing }
}
doctor-for-terminal = gry na całym ekranie
doctor-for-server = stoły dla wszystkich i gra online
doctor-for-cluster = PostgreSQL i Redis
doctor-for-arena = oceny i wykresy
doctor-for-envs = Gymnasium i PettingZoo
doctor-for-openspiel = OpenSpiel
doctor-for-rlcard = RLCard
doctor-for-train = czym uczą się przeciwnicy
doctor-for-ray = praca na kilku komputerach
doctor-for-jit = kompilacja zasad na tym komputerze
doctor-port = { $is ->
    [good] Port { $port } jest wolny dla papersea serve.
   *[taken] Port { $port } jest zajęty: może jakiś serwer już działa. Inny port:
}
doctor-database = { $is ->
    [good] Baza danych odpowiada: { $address }
   *[wrong] Z bazy danych nie można korzystać: { $address }. { $problem }
}
doctor-redis = { $is ->
    [good] Redis odpowiada: { $address }
   *[wrong] Redis nie odpowiada: { $address }. { $problem }
}
doctor-well = Wszystko w porządku. Bez tego, co ma kropkę, papersea się obywa.
doctor-not-well = Nie wszystko jest w porządku: zobacz, co ma krzyżyk.

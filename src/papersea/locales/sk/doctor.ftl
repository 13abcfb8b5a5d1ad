### Čo zistí `papersea doctor`, každé jednou alebo dvoma vetami. Čo treba napísať, stojí pod tým na vlastnom riadku.
### $is je „good“, kde je všetko v poriadku.

doctor-version = papersea { $version }, { $origin ->
    [clone] z klonu
   *[installed] nainštalovaná
}
doctor-python = Python { $version } v systéme { $system }: { $program }
doctor-kernel = { $way ->
    [library] Pravidlá bežia ako strojový kód, ktorý je súčasťou balíka ({ $why }).
    [numba] Pravidlá bežia ako strojový kód, ktorý tu preložila Numba ({ $why }).
   *[python] Pravidlá bežia v čistom Pythone, a to je pomalé: boti rozmýšľajú dlhšie ({ $why }).
}
doctor-language = Jazyk: { $language } ({ $said ->
    [none] terminál si žiadny nežiada
   *[said] { $said }
})
doctor-terminal = Terminál: { $columns } × { $rows }, { $encoding }, { $colours ->
    [none] bez farieb
    [standard] 16 farieb
    [eight-bit] 256 farieb
   *[truecolor] všetky farby
}
doctor-full-screen = Hrá sa na celej obrazovke; s --lines riadok po riadku.
doctor-data = { $is ->
    [good] Tvoje údaje patria do { $folder }.
   *[wrong] Tvoje údaje patria do { $folder }, ale zapisovať sa tam nedá. Iný priečinok určí XDG_DATA_HOME.
}
doctor-page = { $is ->
    [good] Stránka pre prehliadače je pripravená.
   *[lacking] Stránka pre prehliadače nie je zostavená: papersea serve nemá čo ukázať.
}
doctor-pocket = { $is ->
    [good] To, s čím prehliadač hrá aj bez servera, je pripravené.
   *[lacking] To, s čím prehliadač hrá aj bez servera, nie je zabalené.
}
doctor-manual = { $is ->
    [good] Príručka je pripravená.
   *[lacking] Príručka tu nie je; ukáže ju papersea serve --manual.
}
doctor-extra = { $missing ->
    [none] { $extra }: { $what }
   *[some] { $extra } ({ $what }) nie je celé, chýba: { $missing }
}
doctor-for-terminal = hry na celej obrazovke
doctor-for-server = stoly pre všetkých a hranie online
doctor-for-cluster = PostgreSQL a Redis
doctor-for-arena = hodnotenia a grafy
doctor-for-envs = Gymnasium a PettingZoo
doctor-for-openspiel = OpenSpiel
doctor-for-rlcard = RLCard
doctor-for-train = čím sa súperi učia
doctor-for-ray = práca na viacerých počítačoch
doctor-for-jit = preklad pravidiel na tomto počítači
doctor-port = { $is ->
    [good] Port { $port } je pre papersea serve voľný.
   *[taken] Port { $port } je obsadený: možno už nejaký server beží. Iný port:
}
doctor-database = { $is ->
    [good] Databáza je dostupná: { $address }
   *[wrong] Databáza sa nedá použiť: { $address }. { $problem }
}
doctor-redis = { $is ->
    [good] Redis odpovedá: { $address }
   *[wrong] Redis neodpovedá: { $address }. { $problem }
}
doctor-well = Všetko je v poriadku. Bez toho, čo má bodku, sa papersea zaobíde.
doctor-not-well = Niečo nie je v poriadku: pozri, čo je označené krížikom.

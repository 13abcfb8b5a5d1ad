### Co zjistí `papersea doctor`, každé jednou nebo dvěma větami. Co je třeba napsat, stojí pod tím na vlastním řádku.
### $is je „good“, kde je všechno v pořádku.

doctor-version = papersea { $version }, { $origin ->
    [clone] z klonu
   *[installed] nainstalovaná
}
doctor-python = Python { $version } v systému { $system }: { $program }
doctor-kernel = { $way ->
    [library] Pravidla běží jako strojový kód, který je součástí balíku ({ $why }).
    [numba] Pravidla běží jako strojový kód, který tu přeložila Numba ({ $why }).
   *[python] Pravidla běží v čistém Pythonu, a to je pomalé: boti přemýšlejí déle ({ $why }).
}
doctor-language = Jazyk: { $language } ({ $said ->
    [none] terminál si o žádný neříká
   *[said] { $said }
})
doctor-terminal = Terminál: { $columns } × { $rows }, { $encoding }, { $colours ->
    [none] bez barev
    [standard] 16 barev
    [eight-bit] 256 barev
   *[truecolor] všechny barvy
}
doctor-full-screen = Hraje se na celé obrazovce; s --lines řádek po řádku.
doctor-data = { $is ->
    [good] Tvoje data patří do { $folder }.
   *[wrong] Tvoje data patří do { $folder }, ale zapisovat se tam nedá. Jinou složku určí XDG_DATA_HOME.
}
doctor-page = { $is ->
    [good] Stránka pro prohlížeče je připravená.
   *[lacking] Stránka pro prohlížeče není sestavená: papersea serve nemá co ukázat.
}
doctor-pocket = { $is ->
    [good] To, s čím prohlížeč hraje i bez serveru, je připravené.
   *[lacking] To, s čím prohlížeč hraje i bez serveru, není zabalené.
}
doctor-manual = { $is ->
    [good] Příručka je připravená.
   *[lacking] Příručka tu není; ukáže ji papersea serve --manual.
}
doctor-extra = { $missing ->
    [none] { $extra }: { $what }
   *[some] { $extra } ({ $what }) není celé, chybí: { $missing }
}
doctor-for-terminal = hry na celé obrazovce
doctor-for-server = stoly pro všechny a hraní online
doctor-for-cluster = PostgreSQL a Redis
doctor-for-arena = hodnocení a grafy
doctor-for-envs = Gymnasium a PettingZoo
doctor-for-openspiel = OpenSpiel
doctor-for-rlcard = RLCard
doctor-for-train = čím se soupeři učí
doctor-for-ray = práce na víc počítačích
doctor-for-jit = překlad pravidel na tomto počítači
doctor-port = { $is ->
    [good] Port { $port } je pro papersea serve volný.
   *[taken] Port { $port } je obsazený: možná už nějaký server běží. Jiný port:
}
doctor-database = { $is ->
    [good] Databáze je dostupná: { $address }
   *[wrong] Databáze se nedá použít: { $address }. { $problem }
}
doctor-redis = { $is ->
    [good] Redis odpovídá: { $address }
   *[wrong] Redis neodpovídá: { $address }. { $problem }
}
doctor-well = Všechno je v pořádku. Bez toho, co má tečku, se papersea obejde.
doctor-not-well = Něco není v pořádku: podívej se, co je označené křížkem.

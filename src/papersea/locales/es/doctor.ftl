### Lo que ve `papersea doctor`, en una o dos frases cada vez. Lo que hay que escribir está debajo, en su propia línea.
### $is es «good» donde todo va bien.

doctor-version = papersea { $version }, { $origin ->
    [clone] desde un clon
   *[installed] instalado
}
doctor-python = Python { $version } en { $system }: { $program }
doctor-kernel = { $way ->
    [library] Las reglas funcionan como código máquina que vino con el paquete ({ $why }).
    [numba] Las reglas funcionan como código máquina que Numba ha compilado aquí ({ $why }).
   *[python] Las reglas funcionan en Python sin compilar, que es lento: los bots piensan más tiempo ({ $why }).
}
doctor-language = Idioma: { $language } ({ $said ->
    [none] el terminal no pide ninguno
   *[said] { $said }
})
doctor-terminal = Terminal: { $columns } × { $rows }, { $encoding }, { $colours ->
    [none] sin colores
    [standard] 16 colores
    [eight-bit] 256 colores
   *[truecolor] todos los colores
}
doctor-full-screen = Las partidas ocupan toda la pantalla; con --lines se juegan línea por línea.
doctor-data = { $is ->
    [good] El lugar de tus datos es { $folder }.
   *[wrong] El lugar de tus datos es { $folder }, pero ahí no se puede escribir. XDG_DATA_HOME elige otra carpeta.
}
doctor-page = { $is ->
    [good] La página para navegadores está lista.
   *[lacking] La página para navegadores no está construida: papersea serve no tiene qué mostrar.
}
doctor-pocket = { $is ->
    [good] Lo que permite jugar en el navegador sin servidor está listo.
   *[lacking] Lo que permite jugar en el navegador sin servidor no está empaquetado.
}
doctor-manual = { $is ->
    [good] El manual está listo.
   *[lacking] Aquí no hay manual; papersea serve --manual muestra uno.
}
doctor-extra = { $missing ->
    [none] { $extra }: { $what }
   *[some] { $extra } ({ $what }): falta { $missing }
}
doctor-for-terminal = partidas en pantalla completa
doctor-for-server = mesas para todo el mundo y juego en línea
doctor-for-cluster = PostgreSQL y Redis
doctor-for-arena = clasificaciones y gráficos
doctor-for-envs = Gymnasium y PettingZoo
doctor-for-openspiel = OpenSpiel
doctor-for-rlcard = RLCard
doctor-for-train = con qué aprenden los rivales
doctor-for-ray = trabajo en varias máquinas
doctor-for-jit = compilar las reglas aquí
doctor-port = { $is ->
    [good] El puerto { $port } está libre para papersea serve.
   *[taken] El puerto { $port } está ocupado: quizá ya hay un servidor en marcha. Otro puerto:
}
doctor-database = { $is ->
    [good] La base de datos responde: { $address }
   *[wrong] No se puede usar la base de datos: { $address }. { $problem }
}
doctor-redis = { $is ->
    [good] Redis responde: { $address }
   *[wrong] Redis no responde: { $address }. { $problem }
}
doctor-well = Todo va bien. Lo que lleva un punto, papersea no lo necesita.
doctor-not-well = No todo va bien: mira lo que lleva una cruz.

### Lo que `papersea admin` dice a quien lleva un servidor. Códigos, id y estados se quedan tal cual.

## Lo que se hizo

admin-closed = { $code } está cerrada.
admin-reopened = { $code } vuelve a estar abierta.
admin-deleted = Se ha borrado { $id }.
admin-delete-table = ¿Borrar para siempre la mesa { $code }?
admin-delete-person = ¿Borrar para siempre a la persona { $id }?
admin-renamed = { $id } se llama ahora { $name }.
admin-banned = Se ha vetado a { $whom }: veto { $number }.
admin-banned-until = Se ha vetado a { $whom } hasta { $until }: veto { $number }.
admin-unbanned = { $whom } puede volver a entrar.
admin-cleared = Ya no se anuncia nada.
admin-announced = Se avisa a todo el mundo, hasta que se retire.
admin-announced-until = Se avisa a todo el mundo, hasta { $until }.
admin-announced-about = Se avisa a todo el mundo de { $at }, hasta { $until }.
admin-report-closed = La denuncia { $id } está cerrada.
admin-exported = { $file } tiene { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}.
admin-imported = De vuelta en la base de datos: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} y { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}.

## Listas

admin-no-tables = No hay ninguna mesa así.
admin-no-people = No hay nadie.
admin-no-reports = No hay denuncias.
admin-for-good = para siempre
admin-ban-over = (acabado) { $reason }
admin-left = (se ha ido)
admin-note-closed = { $note } (cerrada { $at }: { $with })
admin-ago-days = hace { $count } d
admin-ago-hours = hace { $count } h
admin-ago-minutes = hace { $count } min
admin-ago-seconds = hace { $count } s
admin-column-code = Código
admin-column-state = Estado
admin-column-changed = Último cambio
admin-column-names = Personas y bots
admin-column-person = Persona
admin-column-kind = Tipo
admin-column-seen = Última visita
admin-column-owner = Es de
admin-column-name = Nombre
admin-column-seat = Asiento
admin-column-ban = Veto
admin-column-whom = A quién
admin-column-since = Desde
admin-column-until = Hasta
admin-column-reason = Motivo
admin-column-report = Denuncia
admin-column-when = Cuándo
admin-column-table = Mesa
admin-column-game = Última partida
admin-column-by = De
admin-column-about = Sobre
admin-column-note = Nota
admin-column-who = Quién
admin-column-what = Qué

## Lo que no puede ser

admin-state-is-for-tables = --state es para mesas.
admin-name-is-for-people = --name es para personas.
admin-for-or-until = Usa --for o --until, no las dos.
admin-at-or-in = Usa --at o --in, no las dos.
admin-clear-alone = --clear va sin nada más.
admin-note-with-close = --note va con --close.
admin-one-of = Usa una de estas: { $options }.
admin-bad-ban-length = se espera un número y min, h, d o w, como 7d
admin-bad-length = se espera un número y s, m, h o d, como 10m
admin-bad-moment = se espera un día o un momento, como 2027-01-31T18:00
admin-bad-time = se espera una hora, como 18:00 o 2027-01-31T18:00
admin-bad-text = se espera una de estas: { $languages }; después, = y un texto
admin-text-too-long = un texto es una línea de { $most } caracteres como máximo
admin-over-already = eso ya ha acabado
admin-before-it-begins = eso es antes de que empiece
admin-not-an-address = «{ $text }» no es una dirección ni una red
admin-too-wide = { $network } es demasiado amplia: /{ $most } como máximo
admin-no-database = { $file } no existe.
admin-file-exists = { $file } ya existe, y una exportación no sobrescribe nada.
admin-bad-line = { $file }, línea { $line }: { $problem }
admin-not-an-export = esto no es una mesa ni una partida de una exportación
admin-unreadable-table = No se puede leer la mesa { $code }: { $problem }
admin-unreadable-game = No se puede leer la partida { $id }: { $problem }
admin-no-table = Ninguna mesa tiene el código { $code }.
admin-no-person = Nadie tiene el id { $id }.
admin-no-ban = No existe el veto { $number }.
admin-no-open-report = Ninguna denuncia abierta tiene el id { $id }.
admin-other-database = { $code } es de una base de datos que no se ha indicado: --tables
admin-game-exists = La partida { $id } ya existe.
admin-table-exists = La mesa { $code } ya existe.
admin-nothing-imported = No se ha hecho nada, porque esto ya existe: { $ids }

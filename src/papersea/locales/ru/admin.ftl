### Что говорит `papersea admin` тем, кто отвечает за сервер. Коды, id и состояния остаются как есть.

## Что сделано

admin-closed = { $code }: стол закрыт.
admin-reopened = { $code }: стол снова открыт.
admin-deleted = { $id }: удалено.
admin-delete-table = Удалить стол { $code } навсегда?
admin-delete-person = Удалить человека { $id } навсегда?
admin-renamed = { $id } теперь зовут { $name }.
admin-banned = { $whom }: вход закрыт, запрет { $number }.
admin-banned-until = { $whom }: вход закрыт до { $until }, запрет { $number }.
admin-unbanned = { $whom }: вход снова открыт.
admin-cleared = Объявления больше нет.
admin-announced = Объявление видят все, пока его не снимут.
admin-announced-until = Объявление видят все до { $until }.
admin-announced-about = Всем объявлено о { $at }, до { $until }.
admin-report-closed = Жалоба { $id } закрыта.
admin-exported = В { $file } { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
admin-imported = Возвращено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
} и { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}.

## Списки

admin-no-tables = Таких столов нет.
admin-no-people = Никого нет.
admin-no-reports = Жалоб нет.
admin-for-good = навсегда
admin-ban-over = (истёк) { $reason }
admin-left = (больше здесь нет)
admin-note-closed = { $note } (закрыта { $at }: { $with })
admin-ago-days = { $count } д назад
admin-ago-hours = { $count } ч назад
admin-ago-minutes = { $count } мин назад
admin-ago-seconds = { $count } с назад
admin-column-code = Код
admin-column-state = Состояние
admin-column-changed = Изменён
admin-column-names = Люди и боты
admin-column-person = Человек
admin-column-kind = Вид
admin-column-seen = Последний раз
admin-column-owner = Чей
admin-column-name = Имя
admin-column-seat = Место
admin-column-ban = Запрет
admin-column-whom = Кому
admin-column-since = С
admin-column-until = До
admin-column-reason = Причина
admin-column-report = Жалоба
admin-column-when = Когда
admin-column-table = Стол
admin-column-game = Последняя игра
admin-column-by = От кого
admin-column-about = На кого
admin-column-note = Заметка
admin-column-who = Кто
admin-column-what = Что

## Что нельзя сделать

admin-state-is-for-tables = --state — для столов.
admin-name-is-for-people = --name — для людей.
admin-for-or-until = Укажите --for или --until, не вместе.
admin-at-or-in = Укажите --at или --in, не вместе.
admin-clear-alone = --clear указывают без остального.
admin-note-with-close = --note указывают вместе с --close.
admin-one-of = Укажите одно из { $options }.
admin-bad-ban-length = нужно число и min, h, d или w, например 7d
admin-bad-length = нужно число и s, m, h или d, например 10m
admin-bad-moment = нужен день или момент, например 2027-01-31T18:00
admin-bad-time = нужно время, например 18:00 или 2027-01-31T18:00
admin-bad-text = нужно одно из { $languages }, затем = и текст
admin-text-too-long = текст — одна строка, в ней не больше { $most } символов
admin-over-already = это уже прошло
admin-before-it-begins = это раньше, чем оно начнётся
admin-not-an-address = «{ $text }» — не адрес и не сеть
admin-too-wide = { $network } — слишком широкая сеть: не шире /{ $most }
admin-no-database = { $file } нет.
admin-file-exists = { $file } уже есть, а экспорт ничего не перезаписывает.
admin-bad-line = { $file }, строка { $line }: { $problem }
admin-not-an-export = это не стол и не игра из экспорта
admin-unreadable-table = Стол { $code } прочесть нельзя: { $problem }
admin-unreadable-game = Игру { $id } прочесть нельзя: { $problem }
admin-no-table = Стола с кодом { $code } нет.
admin-no-person = Человека с id { $id } нет.
admin-no-ban = Запрета { $number } нет.
admin-no-open-report = Открытой жалобы { $id } нет.
admin-other-database = { $code } — из базы, которая не указана: --tables
admin-game-exists = Игра { $id } уже есть.
admin-table-exists = Стол { $code } уже есть.
admin-nothing-imported = Ничего не сделано: это уже есть: { $ids }

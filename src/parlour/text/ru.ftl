# Общие фразы. Коды одинаковы во всех языках.

## Игры, варианты, настройки

game-unknown = нет игры «{ $game }»; есть { $games }
variant-unknown = у { $game } нет варианта «{ $variant }»; есть { $known }
option-unknown = у { $game } нет настройки «{ $key }»; есть { $known }
option-choice = { $key }=«{ $text }» не подходит: напишите { $choices }
option-number = { $key }=«{ $text }» не подходит: нужно целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
option-size = { $key }=«{ $text }» не подходит: напишите ШИРИНАxВЫСОТА со сторонами от { $low } до { $high }, например { $low }x{ $high }
option-seats = seats=«{ $text }» не подходит: напишите числа от 1 до { $players }, каждое один раз, в любом порядке, например { $example }
option-contradicts = { $key }=«{ $text }» противоречит позиции «{ $position }»; уберите эту настройку

## Доски и позиции

board-run = «{ $text }» в ряду { $rank } («{ $row }») — не число пустых клеток: пишите от 1, без нулей впереди
board-symbol = «{ $text }» в ряду { $rank } («{ $row }») — не знак этой доски
board-width = в ряду { $rank } («{ $row }») { $found ->
    [one] { $found } клетка
    [few] { $found } клетки
   *[other] { $found } клеток
  }, а в верхнем — { $width }; во всех рядах должно быть поровну, хотя бы по одной
board-size = доска { $found }, а игра идёт на { $wanted }
cell-j = «{ $text }» — не клетка: столбца j на этом листе нет, после i идёт k
cell-unknown = «{ $text }» — не клетка: клетки идут от { $first } до { $last }
cell-letter = «{ $text }» — не клетка: «{ $letter }» — не латинская буква, а столбцы называются латинскими, от { $first } до { $last }
seat-name = Игрок { $seat }
seats-to-move = «{ $text }» — не место, которое может ходить: напишите одно из { $known }
seats-passes = «{ $text }» — не число пасов подряд: напишите от 0 до { $most }
seats-turn = «{ $text }» — не номер хода: нужно целое число от 1 до { NUMBER($most, useGrouping: 0) }
seats-out = «{ $text }» — не список выбывших: напишите буквы от a до { $last }, каждую один раз, или -, если их нет
seats-all-out = при «{ $text }» в игре никого не остаётся: хотя бы одно место не должно выбыть

## Ходы

move-illegal = ход «{ $move }» здесь невозможен
turns-too-many = разных ходов больше { NUMBER($limit, useGrouping: 0) }; увеличьте предел или выводите отдельные ходики

## Записи партий

record-over = «{ $move }» стоит после конца: партия уже окончена
record-answer-due = «{ $move }» сейчас невозможно: сначала надо принять или отклонить предложение
record-empty = брать назад нечего
record-resign = Сдача: { $loser }. Победитель: { $name }.
record-flag = Время вышло: { $loser }. Победитель: { $name }.
record-leave = Выход из игры: { $loser }. Победитель: { $name }.
record-draw-agreed = Игроки согласились на ничью.
record-adjudicated = Партия присуждена. Победитель: { $name }.
record-adjudicated-draw = Присуждена ничья.
record-blank = файл пуст
record-format = «{ $text }» — не начало записи в известном формате
record-tag = «{ $text }» — не тег: напишите [Имя "значение"]
record-brace = у «{ $text }» нет конца: примечание закрывается фигурной скобкой, вариант — круглой
record-game = [Game "{ $text }"] — не запись { $id }: каждая партия начинается тегом [Game "{ $id }"]
record-options = «{ $text }» — не настройка: напишите KEY=VALUE
record-options-twice = в теге Options настройка { $key } дана дважды: «{ $first }» и «{ $second }»
record-number = номер { $text } стоит там, где должен быть ход { NUMBER($expected, useGrouping: 0) }
record-ellipsis = «{ $text }» пропускает ход, но сейчас очередь не второго игрока
record-empty-move = в «{ $text }» дефис без хода перед ним
record-turn-long = «{ $move }» в «{ $turn }» стоит после конца хода
record-turn-short = ход «{ $turn }» не закончен: нужны ещё ходики или, пока он не доигран, дефис в конце
record-after-result = «{ $text }» стоит после результата { $result }, которым партия кончается
record-result = в записи указано «{ $text }», а по ходам и событиям — «{ $played }»
record-result-open = в записи указано «{ $text }», а по ходам и событиям партия не окончена ({ $played })
record-clock = «{ $text }» — не время на часах: напишите ч:мм:сс
record-event = «{ $text }» — не событие: напишите его вид и место, например «resign b»; виды: { $kinds }

## События помимо ходов

event-unknown = нет события «{ $kind }»; есть { $kinds }
event-seat = нет игрока { $seat }: в игре { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
  }
event-no-offer = «{ $kind }» ни на что не отвечает: предложения соперника нет
event-own-offer = «{ $kind }» говорит соперник: на своё предложение не отвечают
event-offer-what = предложить «{ $text }» нельзя: предлагают только ничью
event-offer-two = ничью можно предложить только вдвоём, а здесь игроков { $players }
event-offer-never = ничью предложить нельзя: в игре «{ $game }» её не бывает
event-adjudicate = присуждение называет место победителя или «draw»
event-out = «{ $kind }» невозможно: игрок { $seat } уже выбыл
event-resign-turn = игрок { $seat } сейчас не может сдаться: сдаётся только тот, кому решать
event-resign-answer = игрок { $seat } сейчас не может сдаться: сначала нужно ответить на вызов
event-resign-level = по уровню { $level } эту позицию сдать нельзя; можно: { $levels } (1 — простая, 2 — двойная, 3 — тройная)
event-resign-refused = игрок { $seat } не может сдаться дважды за ход: соперник только что отказал
event-pact-two = союзов здесь не бывает: для них нужно не меньше трёх игроков
event-pact-nobody = «{ $kind }» невозможно без союзника: назовите одного из игроков, их { $players }
event-pact-self = «{ $kind }» невозможно: с собой союзов не заключают
event-pact-stands = у игроков { $first } и { $second } союз уже есть
event-pact-none = у игроков { $first } и { $second } нет союза, который можно разорвать
event-propose-stands = игрок { $seat } уже предложил союз игроку { $other }
event-decline-none = игрок { $seat } не предлагал союза игроку { $other }
event-pact-unasked = игрок { $other } не предлагал союза: сначала предложите его

## Пометки на доске

overlay-unknown = у { $game } нет пометки «{ $text }»; есть { $known }
overlay-reach = доступно
overlay-danger = отдаёт победу сопернику
overlay-chains = цепочки убитых, дающие доступ
overlay-immortal = нельзя убить никогда
overlay-threats = может быть убито
overlay-exposed = можно убить следующим ходом
overlay-dead = отрезано
overlay-links = на связи
overlay-clones = доступно делением
overlay-jumps = доступно только прыжком
overlay-blots = одиночные шашки под ударом
overlay-blocked = закрыто
overlay-wins = выигрывает
overlay-draws = ничья
overlay-loses = проигрывает

# Места доски, которые больше чем клетка.
kind-goal = угол-цель
kind-blocked = закрытая клетка

## Файлы

files-binary = это не текстовый файл
files-format = «{ $text }» — не формат для { $game }; есть { $known }
files-mixed = вместе можно записать только партии одной игры; здесь { $found }

## Таблицы чисел, скомпилированное ядро

perft-line = «{ $text }» — не строка таблицы: в CSV-файле пишите fen,depth,nodes, иначе POSITION ;D1 N ;D2 N
perft-differs = на глубине { $depth } путей { NUMBER($found, useGrouping: 0) }, а в таблице { NUMBER($expected, useGrouping: 0) }
core-missing = --core native невозможно: { $reason }
core-no-game = в скомпилированном ядре нет игры { $game }
core-no-search = в игре { $game } нет скомпилированного перебора «{ $kind }» с оценкой «{ $evaluator }»
core-search-weights = веса оценки непригодны: { $reason }
train-plan = партии в папке { $folder } сыграны по другому плану; возьмите другую папку
train-missing = для обучения сети нужен { $name }: установите Parlour с дополнением «train»
train-no-games = в папке { $folder } нет партий с самим собой
core-position = скомпилированное ядро не может представить позицию «{ $text }»

## Таблицы выбрасывания в нардах

bearoff-missing = нет таблицы выбрасывания { $file }: её составит `parlour bearoff`
bearoff-foreign = { $file } — не таблица выбрасывания Parlour, она составляется заново
bearoff-version = { $file } — таблица выбрасывания другой версии Parlour, она составляется заново
bearoff-kind = в { $file } таблица выбрасывания не того вида, что в названии, она составляется заново
bearoff-short = { $file } — неполная таблица выбрасывания (запись прервана), она составляется заново
bearoff-damaged = { $file } — повреждённая таблица выбрасывания (контрольная сумма не сходится), она составляется заново

## Командная строка

cli-set = --set «{ $text }» — не настройка: напишите KEY=VALUE, например size=5x5
cli-set-twice = --set задаёт { $key } дважды: «{ $first }» и «{ $second }»
cli-no-option = параметра «{ $text }» нет
cli-no-command = команды «{ $text }» нет
cli-near = может быть, { $text }?
cli-needs-value = у { $text } должно быть значение
cli-no-value = у { $text } не бывает значения
cli-missing = не хватает: { $text }
cli-extra = «{ $text }» здесь лишнее
cli-choice = { $name } «{ $text }» не подходит: напишите { $known }
cli-number = { $name } «{ $text }» не подходит: напишите { $kind ->
    [whole] целое число
   *[any] число
  }{ $bounds ->
    [both] {" "}от { $low } до { $high }
    [from] {" "}не меньше { $low }
   *[none] {""}
  }
cli-file = { $text }: { $reason }
cli-file-not-found = нет такого файла или папки
cli-file-no-permission = нет прав
cli-file-is-folder = это папка, а не файл
cli-file-no-folder = часть пути — не папка
cli-file-no-space = нет места на диске
cli-encoding = неизвестная кодировка текста: нужна UTF-8
cli-too-large = слишком велико для памяти
cli-interrupted = прервано
cli-fault = ошибка в самой программе ({ $kind }: { $text }); сообщите о ней; PARLOUR_DEBUG=1 покажет место
cli-options = настройки:
cli-variants = варианты:
cli-progress = готово { $percent } %, { $nodes ->
    [one] { $nodes } путь
    [few] { $nodes } пути
   *[other] { $nodes } путей
  }
cli-suite = { $checked ->
    [one] совпало { $checked } число
    [few] совпали все { $checked } числа
   *[other] совпали все { $checked } чисел
  }{ $left ->
    [0] { "" }
    [one] , { $left } выше предела пропущено
   *[other] , { $left } выше предела пропущены
  }
cli-written-as = { $file }: записано в формате { $format }; формат задают --to или расширение
cli-loss = { $file }, партия { $number }: { $text }
replay-game = партия { $number }: { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }
replay-inner = партия { $number } матча: счёт { $score }, последняя позиция { $position }
replay-position = позиция: { $position }
replay-result = результат: { $result }
replay-score = счёт: { $score }

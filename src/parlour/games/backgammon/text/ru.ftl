backgammon = Нарды (бэкгаммон)
backgammon-tagline = Приведите пятнадцать шашек домой и снимите их с доски раньше соперника — с костями и кубом удвоений.
backgammon-checker = шашка
backgammon-borne-off = снято с доски
backgammon-die = кость
backgammon-cube = куб удвоений

backgammon-turn-open = Первый бросок: каждый бросает одну кость, старший начинает и играет оба числа.
backgammon-turn-dice = Игрок { $seat } бросает кости.
backgammon-turn-double = Решает игрок { $seat }: `roll` — бросить, `double` — удвоить.
backgammon-turn-useless = Решает игрок { $seat }: `roll` или `double`; удвоение ничего не даст, куба уже хватает до победы в матче.
backgammon-turn-doubled = Игроку { $seat } предложено удвоение до { $value }: `take` или `drop` с потерей { $lost ->
    [one] { $lost } очка
   *[other] { $lost } очков
  }.
backgammon-turn-beavered = Игроку { $seat } ответили бобром до { $value }: `accept` или `drop` с потерей { $lost ->
    [one] { $lost } очка
   *[other] { $lost } очков
  }.
backgammon-turn-raccooned = Игроку { $seat } ответили енотом до { $value }: `accept` или `drop` с потерей { $lost ->
    [one] { $lost } очка
   *[other] { $lost } очков
  }.
backgammon-turn-play = Ходит игрок { $seat }, кости: { $dice }.
backgammon-turn-pass = Игрок { $seat } не может сыграть { $dice } и пропускает ход.

backgammon-note-pips = Пипсы: у игрока 1 — { $first }, у игрока 2 — { $second }
backgammon-note-match = Матч до { $length }, счёт { $first }:{ $second }
backgammon-note-score = Счёт { $first }:{ $second }
backgammon-note-crawford = Игра Кроуфорда: без куба
backgammon-note-jacoby = Правило Джекоби: марс и кокс считаются, только если куб уже повёрнут
backgammon-tally-pips = { $count ->
    [one] { $count } пипс
    [few] { $count } пипса
   *[other] { $count } пипсов
  }
backgammon-tally-score = { $length ->
    [0] { $points }
   *[other] { $points } из { $length }
  }

backgammon-single = Игрок { $seat } снял все шашки и выигрывает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } (B10).
backgammon-gammon = Игрок { $seat } выигрывает марс (гаммон): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } (B10).
backgammon-backgammon = Игрок { $seat } выигрывает кокс (бэкгаммон): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } (B10).
backgammon-jacoby = Игрок { $seat } победил; куб посередине, и по правилу Джекоби победа одинарная: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } (B12).
backgammon-conceded = Соперник сдал игру: игрок { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
backgammon-match = { $last } Игрок { $seat } выиграл матч { $won }:{ $lost } (B13).

backgammon-match-cube = cube=off не сочетается с match={ $length }: матч играют с кубом (B19)
backgammon-money-only = { $key }={ $text } — для игры на деньги, не для match=N (B19)
backgammon-match-only = { $key }={ $text } — для матчей: задайте и match=N (B13)
backgammon-cube-only = для { $key }={ $text } нужен куб: задайте и cube=on (B12)
backgammon-raccoons = raccoons=on — ответ на бобра: задайте и beavers=on (B12)

backgammon-no-equities = таблицы шансов в матче «{ $text }» нет; в пакете есть { $known }
backgammon-equities-word = { $file }: не таблица шансов в матче: на месте «{ $expected }» стоит «{ $text }»
backgammon-equities-range = { $file }: не таблица шансов в матче: { $text } не между { $least } и { $most }
backgammon-equities-sum = { $file }: не таблица шансов в матче: шансы при счёте { $away }-away { $other }-away и наоборот не дают в сумме 1

backgammon-xgid = «{ $text }» — не позиция нард: нужны XGID и то, что предстоит, например «XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 open»
backgammon-xgid-fields = в «{ $text }» { $found ->
    [one] { $found } поле
    [few] { $found } поля
   *[other] { $found } полей
  }; в XGID их 10, через двоеточие
backgammon-xgid-board = в доске «{ $text }» { $found ->
    [one] { $found } знак
    [few] { $found } знака
   *[other] { $found } знаков
  }; нужно ровно 26 из - A…O a…o
backgammon-xgid-letter = в доске «{ $text }» знак номер { $place } — «{ $letter }»; допустимы только - A…O a…o
backgammon-xgid-bar = в доске «{ $text }» шашка на чужом баре: первый знак — бар игрока 2 (a…o), последний — бар игрока 1 (A…O)
backgammon-xgid-dice = «{ $text }» — не поле костей: напишите 00, две цифры от 1 до 6, D, B или R
backgammon-xgid-number = «{ $text }» не подходит для поля «{ $field ->
    [cube] куб
    [owner] владелец куба
    [turn] очередь хода
    [score] счёт
    [flag] Кроуфорд или Джекоби
    [length] длина матча
   *[limit] предел куба
  }»: { $most ->
    [none] нужно целое число
   *[other] допустимо { $most }
  }
backgammon-checkers = в «{ $text }» у одной стороны { $found ->
    [one] { $found } шашка
    [few] { $found } шашки
   *[other] { $found } шашек
  }; в игре их не больше { $most }
backgammon-no-checkers = на доске «{ $text }» нет шашек
backgammon-pending = «{ $text }» не может предстоять: напишите -, open, throw, оставшиеся кости, over1 или over2
backgammon-pending-dice = кости «{ $text }» не могут остаться от броска { $dice }
backgammon-pending-open = для «{ $text }» нужны поле костей 00 и поле хода 1: никто ещё не бросал
backgammon-pending-00 = для «{ $text }» нужно поле костей 00, а не { $dice }
backgammon-pending-automatic = «{ $text }»: в матче нет автоматических удвоений; напишите open
backgammon-pending-finished = «{ $text }» не может предстоять: у одной стороны не осталось шашек, напишите -
backgammon-throw = `throw` бывает, только когда игрок мог удвоить и решил бросать
backgammon-answer-unused = «{ $text }» в поле костей: в этой партии нет куба (партия Кроуфорда или матч до 1), ответа ждать не на что
backgammon-answer-option = «{ $text }» в поле костей бывает только в игре на очки с { $option }=on
backgammon-answer-owner = «{ $text }» в поле костей: в поле владельца куба здесь должно быть { $wanted }, а не { $found } (B18)
backgammon-answer-value = «{ $text }» в поле костей: в поле куба здесь должно быть не меньше { $least }, а не { $found }, ведь куб уже поворачивали (B18)
backgammon-cube-unused = куб «{ $text }» должен быть 0:0 в игре без куба (игра Кроуфорда или матч до 1)
backgammon-only-analysed = это разбор, записанный программой { $program }, а не запись партии: его читает `parlour analyse`
backgammon-only-xg-cut = начало — как у разбора eXtreme Gammon, но конца (строки «eXtreme Gammon Version: …») нет: экспортируйте ещё раз
backgammon-only-position = это позиция, а не запись партии: укажите её в --position
backgammon-length = длина матча { $text } в тексте — не та, что у игры: { $wanted }
backgammon-flag = поле Джекоби и бобров { $text } не подходит к настройкам jacoby и beavers
backgammon-needs-cube = «{ $text }» — позиция с кубом: задайте cube=on
backgammon-crawford = поле Кроуфорда не может быть 1 при счёте { $text } в матче до { $length }: это первая игра после того, как одной стороне осталось одно очко
backgammon-score-running = счёт { $text } уже завершает матч до { $length }, а игра не окончена
backgammon-score-over = игра окончена, но счёт { $text } не завершает матч до { $length } в пользу победителя: запишите начало следующей игры

backgammon-move = «{ $text }» — не ход: пишите 13/7, bar/22 или 6/off, бросок как 61, или слово roll, double, take, drop, pass
backgammon-way = «{ $text }» не идёт вниз от bar или 24 к off: каждый пункт меньше предыдущего

backgammon-finished = игра окончена, «{ $move }» сыграть нельзя
backgammon-roll-due = «{ $move }» сыграть нельзя: сначала бросают кости
backgammon-no-roll = «{ $move }» сейчас выпасть не может
backgammon-tie = «{ $move }» — ничья бросков, бросают снова (B3)
backgammon-call-due = «{ $move }» сыграть нельзя: сначала скажите `roll` или `double` (B11)
backgammon-answer-due = «{ $move }» сыграть нельзя: удвоение ждёт ответа: { $answers } (B11)
backgammon-dice-stand = «{ $move }» сыграть нельзя: ещё не сыграно { $dice }
backgammon-opening = «{ $move }» нельзя сказать до первого броска (B11)
backgammon-no-cube = «{ $move }» сказать нельзя: в этой игре нет куба
backgammon-no-cube-crawford = «{ $move }» сказать нельзя: в игре Кроуфорда нет куба (B13)
backgammon-cube-owner = куб у игрока { $seat }; удваивать может только владелец (B11)
backgammon-no-double = «{ $move }» ни на что не отвечает: удвоения нет
backgammon-option-off = «{ $move }» не разрешено: { $key }=off (B12)
backgammon-pass = с { $dice } есть ход; пропускают только бросок, который сыграть нельзя (B9)
backgammon-empty = { $move }: на { $point } нет вашей шашки
backgammon-bar-first = { $move }: сначала { $count ->
    [one] должна войти { $count } шашка
    [few] должны войти { $count } шашки
   *[other] должны войти { $count } шашек
  } с бара (B6)
backgammon-no-die = для { $move } нужно { $distance }; осталось сыграть { $dice } (B4)
backgammon-closed = { $move }: пункт { $point } закрыт двумя или более шашками соперника (B5)
backgammon-not-home = { $move }: снимать шашки можно, когда все они дома (B8)
backgammon-highest-first = { $move }: с { $dice } сначала снимают шашку со старшего пункта (B8)
backgammon-larger-die = { $move }: сыграть можно только одну кость, и это должна быть старшая, { $die } (B7)
backgammon-most-dice = { $move }: из { $dice } можно сыграть { $count }, и это обязательно; этот ход оставит меньше (B7)
backgammon-play = ни один ход с { $dice } не кончается там же, где «{ $text }»
backgammon-play-no-dice = «{ $text }» сыграть нельзя: броска нет

backgammon-gnu-id = «{ $text }» — не идентификатор GNU Backgammon: напишите POSITIONID или POSITIONID:MATCHID, например «4HPwATDgc/ABMA:cAkgAAAAAAAA»
backgammon-gnu-id-length = в { $kind ->
    [position] идентификаторе позиции
   *[match] идентификаторе матча
  } «{ $text }» { $found ->
    [one] { $found } знак
    [few] { $found } знака
   *[other] { $found } знаков
  }, а нужно { $wanted }
backgammon-gnu-id-bits = в «{ $text }» есть биты, которых в идентификаторе не бывает: какая-то буква неверна
backgammon-gnu-id-point = в идентификаторе позиции «{ $text }» на пункте { $point } стоят обе стороны
backgammon-gnu-id-field = поле «{ $field ->
    [owner] владелец куба
    [dice] кости
   *[state] состояние партии
  }» идентификатора матча не может быть { $text }: возможно { $most }
backgammon-gnu-id-midturn = идентификатор матча не вмещает недоигранный ход (осталось { $dice }): напишите XGID с тем, что предстоит
backgammon-gnu-id-stage = в идентификаторе матча нет места для того, что предстоит в «{ $text }»: напишите XGID
backgammon-gnu-id-number = { $field ->
    [cube] куб, степень двойки
    [length] длина матча
   *[score] счёт
  }: { $text } слишком велико для идентификатора матча: напишите XGID

backgammon-ogid = «{ $text }» — не OGID: он начинается с шашек белых и чёрных и куба, например 11ccccchhhjjjjj:66666888dddddoo:N0N
backgammon-ogid-field = поле { $field } в OGID не может быть «{ $text }»: возможно { $most }
backgammon-ogid-point = шашка в OGID не может стоять на { $text }: там шашки другой стороны или её бар
backgammon-ogid-over = по OGID партия окончена ({ $text }), но шашки есть у обеих сторон
backgammon-ogid-place = в OGID нет места для того, что предстоит в «{ $text }»: напишите XGID

backgammon-xg-empty = позиций не найдено: каждая начинается строкой XGID=…
backgammon-xg-board = нарисованная доска — не из «{ $text }»
backgammon-xg-pips = указаны пипсы { $text }, а на деле { $played }
backgammon-xg-cube = указан куб { $text }, а по XGID он { $played }
backgammon-xg-chances = { $found ->
    [one] строка шансов всего { $found }
    [few] строк шансов { $found }
   *[other] строк шансов { $found }
  }, а нужны две: игрока и противника
backgammon-xg-equities = { $found ->
    [one] у куба { $found } эквити
    [few] у куба { $found } эквити
   *[other] у куба { $found } эквити
  }, а нужны три: без удвоения, после взятия, после отказа
backgammon-gnu-text-empty = решений не найдено: каждое начинается с «Move number 1: …»
backgammon-gnu-text-move = «{ $text }» не говорит, кто что решает: «… to play 31», «… on roll, cube decision?» или «… doubles to 2»
backgammon-gnu-text-short = у решения { $number } нет Position ID, Match ID или строки «* … moves …» о том, что сделано
backgammon-gnu-text-cube = в анализе куба нет эквити для «{ $text }»; есть: { $known }

backgammon-fibs-fields = «{ $text }» — не доска FIBS: после board: должно быть 52 поля, а их { $found }
backgammon-fibs-number = поле «{ $text }» доски FIBS — не число
backgammon-fibs-turn = очередь, цвет и направление доски FIBS — { $text }: каждое 1 или -1
backgammon-fibs-board = шашек { $text } на доске FIBS быть не может: 26 чисел от -15 до 15, бар каждой стороны на её конце
backgammon-fibs-dice = «{ $text }» — не две кости
backgammon-fibs-cube = куб доски FIBS не может быть { $text }: 1, 2, 4, 8 …
backgammon-fibs-match = длина и счёт доски FIBS не могут быть { $text }
backgammon-fibs-place = в доске FIBS нет места для того, что предстоит в «{ $text }»

backgammon-mat-empty = партий не найдено: матч начинается строкой вида «7 point match», партия — строкой «Game 1»
backgammon-mat-length = «{ $text }» стоит раньше длины матча: сначала напишите строку вида «7 point match», а для игры на деньги «0 point match»
backgammon-mat-line = «{ $text }» не относится ни к одной партии: перед этим нужны строка «Game 1» и строка с именами и счётом
backgammon-mat-names = «{ $text }» — не строка с именами и счётом вида «Ann : 0   Bob : 2»
backgammon-mat-columns = в строке «{ $text }» { $found ->
    [one] { $found } часть
    [few] { $found } части
   *[other] { $found } частей
  }; в ней бывает не больше двух, по одной на игрока
backgammon-mat-tag = тег { $key } не может быть «{ $text }»: возможно { $known }
backgammon-mat-tie = «{ $text }» — не дубль вида 33
backgammon-mat-score = указан счёт { $text }, а на деле { $played }
backgammon-mat-start = указана позиция «{ $text }», а на деле «{ $played }»
backgammon-mat-turn = «{ $text }» стоит в столбце игрока { $seat }, а ход не его
backgammon-mat-value = указан куб { $text }, а был бы { $played }
backgammon-mat-short = «{ $text }» — не весь ход: { $dice } ещё можно сыграть, а значит нужно (B7)
backgammon-mat-no-dice = в «{ $text }» нет костей, и по ходу их не узнать (возможны: { $found }): напишите их, например «31: 8/5 6/5»
backgammon-mat-wins = «{ $text }» не говорит, кто сколько выиграл: напишите «Wins 2 points»
backgammon-mat-result = написано, что игрок { $seat } выигрывает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }, а по игре игрок { $winner } выигрывает { $won }
backgammon-mat-not-match = «{ $text }»: при счёте { $played } матч не кончен
backgammon-mat-unfinished = у партии { $number } нет конца: о нём не говорят ни ходы, ни «Wins …», ни следующий счёт
backgammon-mat-resign = игрок { $seat } не может, сдавшись, проиграть здесь { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }; возможно: { $possible } (B14)
backgammon-mat-resign-double = игрок { $seat } не может сдаться, пока удвоение ждёт ответа (B14)
backgammon-mat-clocks = { $count ->
    [one] { $count } показание часов
    [few] { $count } показания часов
   *[other] { $count } показаний часов
  }
backgammon-mat-comments = { $count ->
    [one] место { $count } комментария внутри хода
    [few] места { $count } комментариев внутри ходов
   *[other] места { $count } комментариев внутри ходов
  }
backgammon-mat-events = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[other] { $count } событий
  } ({ $kinds })
backgammon-mat-annotations = { $count ->
    [one] { $count } свойство анализа и других заметок
    [few] { $count } свойства анализа и других заметок
   *[other] { $count } свойств анализа и других заметок
  }

backgammon-sgf-tree = «{ $text }» стоит там, где должно начинаться дерево партии «(;…)»
backgammon-sgf-text = «{ $text }» — не SGF: узел пишется как «;W[31hefe]»
backgammon-sgf-open = значение «{ $text }» не закрыто скобкой «]»
backgammon-sgf-node = «{ $text }» стоит там, где с «;» должен начинаться узел
backgammon-sgf-end = дерево партии, начатое в строке { $text }, не закрыто скобкой «)»
backgammon-sgf-value = у свойства { $text } нет значения вида «[31hefe]» или нет прописной буквы
backgammon-sgf-game = это дерево партии — не нарды: его GM — «{ $text }», а не 6
backgammon-sgf-variant = вариант { $text } здесь неизвестен; известны: { $known }
backgammon-sgf-info = «{ $text }» в MI — не число
backgammon-sgf-point = «{ $text }» — не пункт: это a…x, y для бара, а в ходе z для снятия
backgammon-sgf-colour = «{ $text }» — не цвет: W или B
backgammon-sgf-owner = «{ $text }» — не владелец куба: c (никто), w или b
backgammon-sgf-cube = «{ $text }» — не значение куба: 1, 2, 4, 8 …
backgammon-sgf-both = на пункте { $text } стоят шашки обеих сторон
backgammon-sgf-move = { $colour }[{ $text }] — не ход: две кости и до четырёх пар пунктов, например 31hefe, либо double, take, drop
backgammon-sgf-dice = «{ $text }» — не две кости
backgammon-sgf-clock = «{ $text }» — не число секунд

## Обучение

backgammon-lesson-move = Вы — оранжевые, выпало 3 и 1. Шашки идут по убыванию номеров, к пункту 1. Коснитесь шашки, потом места, куда она встанет.
backgammon-lesson-move-done = Каждая кость — один ход шашкой. Пункт с двумя вашими шашками неприступен.
backgammon-lesson-hit = На пункте 20 стоит одинокая синяя шашка. Побейте её четвёркой с пункта 24.
backgammon-lesson-hit-done = Она уходит на бар и начинает путь с самого начала.
backgammon-lesson-off = Все шашки дома. Шестёркой снимите в лоток шашку с самого дальнего пункта — 5.
backgammon-lesson-off-done = Кто первым снимет все пятнадцать, тот и победил.

## Настройки и варианты

backgammon-option-start = Расстановка
backgammon-option-start-standard = обычная
backgammon-option-start-nackgammon = накгаммон
backgammon-option-start-hypergammon = гипергаммон: три шашки
backgammon-option-start-longgammon = лонггаммон: все на пункте 24
backgammon-option-cube = Куб удвоений
backgammon-option-match = Матч до скольких очков (0 — одна партия)
backgammon-option-crawford = Правило Кроуфорда
backgammon-option-jacoby = Правило Джекоби
backgammon-option-beavers = Бобры
backgammon-option-raccoons = Еноты
backgammon-option-automatic-doubles = Автоматических удвоений, не больше
backgammon-variant-standard = Одна партия без куба
backgammon-variant-nackgammon = Накгаммон
backgammon-variant-hypergammon = Гипергаммон
backgammon-variant-longgammon = Лонггаммон
backgammon-variant-money = Одна партия с кубом
backgammon-variant-match-1 = Матч до 1 очка
backgammon-variant-match-5 = Матч до 5 очков
backgammon-variant-match-7 = Матч до 7 очков

## Надписи на кнопках

backgammon-button-roll = Бросить кости
backgammon-button-double = Удвоить до { $value }
backgammon-button-take = Принять
backgammon-button-drop = Отказаться
backgammon-button-accept = Принять
backgammon-button-beaver = Бобёр
backgammon-button-raccoon = Енот
backgammon-button-pass = Пропустить ход

## Что читается вслух

backgammon-kind-point = пункт
backgammon-target-bar = бар
backgammon-target-opponent-bar = бар
backgammon-target-off = лоток
backgammon-target-opponent-off = лоток
backgammon-target-dice = кости
backgammon-target-cube = куб удвоений
backgammon-state-used = сыграна
backgammon-state-framed = предложен
backgammon-no-hypergammon = гипергаммон оценивается по точной таблице, а её нет: сделайте её командой parlour bearoff --hypergammon

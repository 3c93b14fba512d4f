# Слова страницы. Коды начинаются с `page-` и одинаковы во всех языках.

## Дом

page-title = Parlour
page-lead = Шесть игр на одном столе.
page-line = «Играть» — одно нажатие, и против вас компьютер, который по силам новичку. Или с другом: за одним экраном и на расстоянии.
page-home = Все игры
page-skip = К содержанию
page-close = Закрыть
page-retry = Повторить
page-loading = Секунду…
page-offline = Сервис не отвечает. Проверьте, что он запущен и что есть связь.
page-service-error = Сервис ответил ошибкой { $status }.
page-missing = По этому адресу ничего нет.
page-missing-help = Возможно, ссылка обрезана. Все игры лежат на столе.

## Главная

page-play = Играть
page-play-hint = Против компьютера, который по силам новичку
page-friend = С другом
page-friend-hint = Откроет партию и даст ссылку для друга
page-more = Правила и места
page-learn = Научиться за три хода
page-rules = Правила
page-unfinished = Неоконченные партии
page-finished = Оконченные партии
page-games = Мои партии
page-games-none = Партий пока нет. Садитесь за любой стол.
page-games-yours = Ваш ход
page-games-theirs = Ждём соперника
page-games-free = Ждём, когда сядет друг
page-games-answer = Ждут вашего ответа
page-games-lost = В этом браузере больше нет ключа от вашего места: можно только смотреть
page-games-gone = На этом сервисе её нет: возможно, он запущен с другой базой данных
page-games-winner = Окончена. Победитель: { $name }
page-forget = Убрать из списка
page-still = Остановить столы
page-moving = Оживить столы
page-all-games = Все мои партии
page-players-range = 2–{ $most } игроков
page-miniature = { $game }: партия идёт сама

## Новая партия

page-new = Новая партия
page-new-of = Партия: { $game }
page-variant = Вариант
page-options = Настройки
page-default = само собой
page-width = Ширина
page-height = Высота
page-seats = Кто играет
page-who-you = Вы
page-who-friend = Друг рядом
page-who-link = Друг по ссылке
page-who-computer = Компьютер
page-level = Сила
page-swap = Поменяться местами
page-lots = Разыграть места по жребию
page-clock = Часы
page-clock-none = без часов
page-clock-minutes = { $minutes } мин + { $increment } с на ход
page-open = Сесть за стол

## За доской

page-board-of = Доска: { $game }
page-thinking = { $name }: ход обдумывается
page-backgammon-turn-double = Решает игрок { $seat }: `roll` или `double`.
page-quoted = «{ $words }»
page-showing = Показан ход: { $name }.
page-away = отошёл
page-free = место свободно
page-you = вы
page-role-computer = компьютер, { $level }
page-watching = Вы зритель.
page-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
  }
page-confirm = Подтвердить ход
page-complete = Ход сделан: подтвердите его или отмените ходик.
page-undo = Отменить ходик
page-swap-dice = Поменять кости
page-menu = Ещё
page-moves = Ходы
page-moves-none = Ходов пока нет.
page-first = К началу
page-previous = Назад
page-next = Вперёд
page-last = К концу
page-looking = Вы смотрите прошлое: запись { $ply } из { $count }.
page-return = Вернуться к партии
page-solve = Кто выигрывает?
page-solving = Выясняем, кто выигрывает …
page-solved-win = При лучшей игре выигрывает { $name }. Ходы, сохраняющие победу: { $moves }.
page-solved-loss = Ходит { $name } и при лучшей игре соперника проигрывает любым ходом.
page-solved-draw = При лучшей игре никто не выигрывает. Ходы, сохраняющие ничью: { $moves }.
page-solved-unknown = Пока неизвестно: за отведённое время позицию решить не удалось.
page-solved-over = Партия окончена. Вернитесь к ходу в записи, чтобы увидеть, кто тогда выигрывал.
page-overlays = Показать на доске
page-hints = Куда можно ходить
page-whose = Чьё
page-whose-line = Клавиши: C — что с чем связано, 1–{ $count } — чьё, 0 — своё.
page-typed = Ввести ход
page-typed-play = Сходить
page-typed-none = Сейчас нет хода «{ $text }».
page-typed-complete = Ход уже сделан целиком, «{ $move }» — лишнее: подтвердите ход или отмените ходик.
page-typed-too-long = В строке { NUMBER($size, useGrouping: 0) } знаков, можно не более { NUMBER($most, useGrouping: 0) }.
page-rule = Правило { $rule }
page-resign = Сдаться
page-resign-sure = Сдать эту партию?
page-resign-sure-of = { $name }: сдать эту партию?
page-resign-level = { $level ->
    [1] Сдать простую партию
    [2] Сдать марс
   *[3] Сдать кокс
  }
page-keep-playing = Играть дальше
page-draw = Предложить ничью
page-accept = Принять
page-refuse = Отказать
page-standing-resign = { $name }: предложение сдать { $level ->
    [1] партию
    [2] марс
   *[3] кокс
  }. Принять?
page-standing-draw = { $name }: предложение ничьей. Принять?
page-standing-wait = Ваше предложение ждёт ответа.
page-pacts = Союзы
page-pacts-of = Союзы: { $name }
page-pacts-line = Союз — это данное слово: убийство фигуры союзника его разрывает.
page-pact-stands = { $first } и { $second } в союзе.
page-pact = Союз: { $name }
page-pact-end = Разорвать союз: { $name }
page-propose = Предложить союз: { $name }
page-pact-accept = Принять союз: { $name }
page-decline = Отказать в союзе: { $name }
page-proposed = { $name } предлагает союз: { $other }.
page-pact-table = Кто с кем в союзе
page-pact-yes = союз
page-pact-offered = предложен
page-event-resign = { $name }: { $level ->
    [1] сдача
    [2] сдача марса
   *[3] сдача кокса
  }
page-event-offer = { $name }: предложена ничья
page-event-accept = { $name }: { $what ->
    [draw] ничья принята
    [1] сдача принята
    [2] сдача марса принята
   *[3] сдача кокса принята
  }
page-event-refuse = { $name }: { $what ->
    [draw] ничья отклонена
    [1] сдача отклонена
    [2] сдача марса отклонена
   *[3] сдача кокса отклонена
  }
page-event-pact = { $name } и { $other }: союз
page-event-end = { $name } и { $other }: союз разорван
page-event-propose = { $name } → { $other }: предложен союз
page-event-decline = { $name } → { $other }: отказ от союза
page-event-flag = { $name }: время вышло
page-event-leave = { $name }: выход из игры
page-event-adjudicate = Партия присуждена
page-moved = { $name }: { $turn }
page-rolled = Кости: { $roll }
page-gone = Выбывает: { $name }.
page-put-out = { $name }: вне игры, от хода { $by }
page-went-out = { $name }: вне игры
page-stuck = ходить некуда, ход пропускается сам
page-dangers = Насколько близки враги
page-again = Показать ход ещё раз
page-panel = Партия
page-out = выбыл
page-score = Очки
page-won = Вы победили.
page-lost = Вы проиграли.
page-drawn = Ничья.
page-over = Партия окончена.
page-rematch = Ещё раз, поменявшись сторонами
page-next-room = К новой партии
page-picture = Сохранить картинку
page-record = Сохранить запись
page-position = Позиция
page-position-copy = Скопировать позицию
page-position-copied = Позиция в буфере обмена.
page-position-line = Вставьте её на главной странице или там, где начинают партию, — она откроется для изучения.
page-position-from = С позиции: её текст, XGID или GNU ID
page-copy-text = Скопировать
page-invite = Пригласите друга
page-invite-line = Кто откроет эту ссылку, сядет за ваш стол.
page-invite-here = Эта ссылка открывается только на этом компьютере, например в другом браузере. Для друга за другим устройством запустите Parlour командой «make play LAN=1».
page-invite-together = Друг рядом: играть за одним экраном
page-invite-qr = Приглашение в виде QR-кода
page-copy = Скопировать ссылку
page-copied = Скопировано
page-copied-said = Ссылка в буфере обмена.
page-copy-failed = Браузер не даёт странице копировать. Ссылка выделена: скопируйте её через Ctrl+C или долгим касанием.
page-share = Поделиться
page-connecting = Соединение…
page-waiting = Связь прервалась. Пробуем снова…

## Анализ

page-analyse = Разобрать игру
page-analysis = Анализ
page-analyse-another = Другая игра
page-analyse-line = Запись любой здешней игры или матч в нарды (.mat, .sgf) оценивается ход за ходом. Позиция (текст любой здешней игры, XGID, GNU ID) открывается для изучения.
page-analyse-text = Запись или позиция
page-analyse-start = Открыть
page-analyse-file = Выбрать файл…
page-analyse-stop = Остановить
page-analysing = Игра разбирается…
page-analysis-empty = В этой игре ничего не решалось.
page-game-number = Игра { $number }
page-error-previous = Предыдущая ошибка
page-error-next = Следующая ошибка
page-class-good = Хорошо
page-class-doubtful = Сомнительно
page-class-bad = Плохо
page-class-very-bad = Очень плохо
page-judged-forced = Выбора не было.
page-judged-lost = { $class }: { $loss }.
page-judged-best = Лучше: { $best }.
page-candidates = Возможные ходы
page-candidate = Ход
page-candidate-show = Показать на доске
page-candidate-played = сыграно
page-equity = Эквити
page-difference = Разница
page-plies = { $plies }-ply
page-cube-decision = Куб, эквити: { $name }
page-chances = Победы, марсы, коксы – и то же у соперника, в процентах
page-action-no-double = Без удвоения
page-action-double = Удвоение
page-action-double-take = Удвоение, принято
page-action-double-pass = Удвоение, пас
page-action-take = Принять
page-action-drop = Пас
page-action-beaver = Бивер
page-action-raccoon = Ракун
page-action-accept = Согласие
page-action-too-good = Слишком хорошо для удвоения
page-action-pass = хода нет
page-action-resign = Сдача
page-action-refuse = Отказ
page-cube-best = Лучшее: { $best }
page-chance-win = Победы
page-chance-win-gammon = Выигранные марсы
page-chance-win-backgammon = Выигранные коксы
page-chance-lose-gammon = Проигранные марсы
page-chance-lose-backgammon = Проигранные коксы
page-luck = Везение
page-course-match = { $name }: шансы выиграть матч
page-course-money = { $name }: эквити
page-sums = Матч в цифрах
page-sums-figure = Показатель
page-sums-line = Анализ на { $plies }-ply по счёту GNU Backgammon; таблица матча: { $met }. Оценка — средняя потеря невынужденного решения, умноженная на 500: чем меньше, тем лучше.
page-rating = Оценка игры (PR)
page-rating-checker = Оценка, шашки
page-rating-cube = Оценка, куб
page-decisions = Решения, невынужденные / все
page-loss-checker = Потеряно на шашках
page-loss-cube = Потеряно на кубе
page-errors-checker = Шашки: { $class }
page-errors-cube = Куб: { $class }
page-result = Очки

## Разбор игр без костей

page-turns-of = Ход { $number }
page-turns-worst = Ходы, потерявшие больше всего
page-turns-none-lost = Ни один ход много не потерял.
page-turns-value = Оценка
page-turns-exact = точно
page-turns-before = Оценки перед этим ходом
page-turns-course-duel = Оценка: { $name }
page-turns-course = Оценки всех игроков
page-turns-course-read = { $name }: { $value }
page-turns-sums = Игра в цифрах
page-turns-accuracy = Точность
page-turns-turns = Ходы, с выбором / все
page-turns-mean = Потеряно за ход, в среднем
page-turns-lost = Потеряно всего
page-turns-result = Итог
page-turns-out = { $name }: выбывает на ходу { $turn }.
page-turns-engine = Оценивает { $words }. Оценки – { $unit ->
    [shares] ожидаемые доли победы, в сумме 1.
   *[duel] ожидаемый результат, от +1 (победа) до −1 (поражение).
  } Точность – 100{ "\u00A0" }%, если ничего не потеряно.
page-turns-show-after = Показать после хода
page-turns-steps = Шаги на доске: { $steps }

## Настройки

page-settings = Настройки
page-language = Язык
page-theme = Свет
page-theme-auto = как в системе
page-theme-light = день
page-theme-dark = лампа
page-motion = Движение
page-motion-auto = как в системе
page-motion-full = полное
page-motion-reduced = без движения
page-sound = Звук
page-auto-confirm = Подтверждать законченный ход сразу
page-own-side = Моя сторона внизу
page-mirrored = Дом слева: доска зеркально
page-arrows = Стрелки последнего хода
page-pace = Ходы других
page-pace-slow = медленно
page-pace-normal = спокойно
page-pace-fast = быстро
page-pace-once = сразу
page-dice-settings = Нарды (бэкгаммон)
page-direct = Одно касание играет левой костью
page-auto-forced = Вынужденные ходы делаются сами
page-auto-roll = Бросать самим, если удвоение ничего не даёт
page-auto-off = В гонке выбрасывать самим
page-warn = Предупреждать о грубых ошибках (в игре с компьютером)
page-warn-title = Похоже на грубую ошибку
page-warn-loss = { $played }: теряется { $loss } эквити.
page-warn-anyway = Всё равно сыграть
page-warn-again = Подумать ещё
page-warn-asking = Проверяем ход…

## Правила и обучение

page-rules-of = Правила: { $game }
page-picture-number = Рисунок
page-lesson-of = { $game } за три хода
page-lesson-step = Ход { $step } из { $count }
page-lesson-not = Ход возможен, но ищем другой.
page-lesson-next = Дальше
page-lesson-again = Ещё раз
page-lesson-play = Сыграть по-настоящему
page-lesson-rules = Прочитать все правила

## Что говорит сервис, когда чего-то сделать нельзя

room-unknown = игры «{ $room }» здесь нет: проверьте адрес
room-stale = игра уже ушла вперёд; посмотрите ещё раз
room-seats = { $found ->
    [one] занято { $found } место
    [few] занято { $found } места
   *[other] занято { $found } мест
  }, а в игре их { $players }
room-no-person = хотя бы одно место должно быть для человека
room-invitation = это приглашение не от этой игры
room-full = свободных мест больше нет; можно смотреть
room-not-over = игра ещё не закончена
room-not-your-turn = сейчас ходит другой игрок
room-turn-over = «{ $move }» — лишний ход: очередь уже закончилась
room-turn-short = ход не закончен: нужно сделать ещё хотя бы один шаг
room-ply = «{ $text }» — не число ходов
token-unknown = этот ключ здесь не открывает ни одного места
token-seat = вы не сидите на месте игрока { $seat }
solve-not-known = кто выигрывает в { $game }, неизвестно
solve-not-now = кто выигрывает, сообщается, когда никто не играет в другом месте: против компьютеров, за одним экраном или после партии
warn-not-now = предупреждения бывают только в игре с компьютерами
text-unknown = «{ $text }» — не позиция и не запись ни одной из здешних игр
analysis-what = пришлите для анализа либо текст записи, либо комнату
analysis-not-over = партия ещё не закончена: её можно будет разобрать потом
analysis-lost = анализ остановился: попробуйте ещё раз
message-malformed = сообщение не читается: { $reason }
message-too-large = в сообщении { NUMBER($size, useGrouping: 0) } байт или больше; можно не более { NUMBER($most, useGrouping: 0) }
message-too-often = слишком много сообщений сразу: подождите немного
message-hello-first = сначала пришлите hello
service-unknown = по адресу «{ $page }» ничего нет
service-method = «{ $method }» здесь невозможно
service-not-built = Страница не собрана: выполните `make page`.
service-fault = ошибка сервиса; ничего не потеряно, попробуйте ещё раз
computer-any = Компьютер не смог подумать и сделал любой возможный ход.
computer-refused = Компьютер не смог подумать и отказал.
database-url = «{ $text }» — не база данных: напишите sqlite:///PATH или postgresql://USER@HOST/NAME
service-at = Parlour открыт по адресу { $address } (Ctrl-C — конец; все игры сохраняются)

## Касания доски

touch-can = можно выбрать
touch-to = сюда можно пойти
touch-chosen = выбрано
touch-say = выбрано: { $target }; дальше { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
touch-again = { $said }; ещё одно касание — { $move }
touch-cancelled = выбор снят
database-closed = базу данных { $text } открыть не удалось: { $reason }
database-served = игры из { $text } уже обслуживает другой Parlour: пользуйтесь им или сначала завершите его (вместе можно работать только с PostgreSQL)

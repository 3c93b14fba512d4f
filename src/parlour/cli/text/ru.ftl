menu-title = Parlour: во что сыграем?
menu-continue = продолжить: { $game } ({ $turns ->
    [one] сыгран { $turns } ход
    [few] сыграно { $turns } хода
   *[other] сыграно { $turns } ходов
  }, { $time })
menu-forget = Enter — продолжить последнюю; `x1` — забыть c1.
menu-broken = Отложенную партию не прочесть, файл оставлен как есть: { $file }
menu-language = Язык: русский → English → 한국어
menu-quit = Выйти
menu-hint = Цифра — сразу сесть против начинающего; `2+` — сначала выбрать вариант, число игроков, уровень и место; `2?` — правила.
menu-prompt = Ваш выбор:
menu-unknown = «{ $text }» нет в меню: введите цифру или букву слева.
menu-variant = Какой вариант?
menu-options = Другие настройки в виде KEY=VALUE (Enter — оставить):
menu-players = Сколько игроков (от { $low } до { $high })?
menu-level = Уровень компьютера от 1 до { $high }; 0 — с друзьями за этим терминалом?
menu-side = Ваше место (от 1 до { $players }: { $sides }; первое начинает; 0 — по жребию)?
menu-number = «{ $text }» — не число от { $low } до { $high }.

play-you = вы
play-friend = за этим терминалом
play-computer = компьютер, уровень { $level } ({ $name })
play-out-mark = (выбыл)
play-how = Введите ход, например `{ $move }`.
play-how-turn = Введите ход, например `{ $move }`, или несколько: `{ $turn }`.
play-welcome = Что ещё можно ввести, покажет `help`.
play-yes = да д y
play-no = нет н n
play-yes-or-no = «{ $text }» — не ответ: введите y или n.

play-help-moves = возможные ходы
play-help-board = доска ещё раз
play-help-show = пометки на доске; `show` без слов — какие бывают
play-help-dangers = насколько близки враги
play-help-hint = как сыграл бы сильный компьютер
play-help-players = кто где сидит
play-help-rules = правила с картинками
play-help-position = позиция текстом
play-help-record = запись партии
play-help-undo = взять назад последний ход
play-help-resign = сдаться{ $levels ->
    [several] : 1 — одну партию, 2 — марс, 3 — кокс
   *[one] {""}
  }
play-help-draw = предложить ничью
play-help-pact = предложить союз или принять его; никого не связывает
play-help-break = разорвать союз
play-help-save = записать партию в новый файл (.svg — картинка)
play-help-quit = уйти; меню предложит продолжить партию
play-help-help = этот список

play-thinking = { $player }: компьютер думает (Ctrl-C — ходить сразу, дважды — уйти)
play-passes = пас
play-roll = кости { $roll }
play-roll-open = Первый бросок { $roll }: начинает { $player }.
play-roll-open-tie = Первый бросок { $roll }: поровну, куб удваивается.
play-ask-roll = Какой бросок (например, 61)?
play-roll-unknown = «{ $text }» сейчас выпасть не может: напишите две кости, например 61.
play-roll-tie = «{ $text }» — поровну: бросок повторяется.
play-roll-file = «{ $text }» — не бросок: напишите две кости, например 61 или 6-1
play-no-more-rolls = в файле { $file } больше нет бросков
play-no-dice = в этой игре нет костей: { $game }
play-settle = Enter — закончить ход; `undo` — взять назад.
play-turn-over = «{ $move }» уже после конца вашего хода: Enter закончит его, `undo` вернёт назад
play-turn-long = ход «{ $turn }» кончается раньше, чем «{ $move }», поэтому ничего не сыграно: уберите «{ $move }»
play-not-now = спросить об этом может только тот, чей ход
play-hint = Хороший ход: { $move }
play-saved = Сохранено: { $file }.
play-exists = { $file } уже есть и оставлен как был: дайте другое имя.
play-not-saved = Не удалось записать { $file }: { $why }.
play-kept = Партия отложена; `parlour play` предложит её продолжить.
play-not-kept = Откладывать партию по ходу игры не получается ({ $file }: { $why }); `save` запишет её в другое место.
play-broken = { $file } не прочесть как отложенную партию ({ $why }); файл оставлен как есть
play-no-undo = нет вашего хода, который можно взять назад
play-no-undo-dice = нет хода, который можно взять назад: кости и то, на что уже ответили, остаются
play-level = «{ $text }» — не уровень: напишите 1, 2 (марс) или 3 (кокс)
play-no-level = «{ $text }» здесь лишнее: в этой игре пишут просто `resign`
play-partner = «{ $text }» — не игрок: напишите число от 1 до { $players }, например `{ $example }`
play-exposed = { $player }: { $count ->
    [0] следующим ходом соперник ничего не может убить.
   *[other] следующим ходом соперник может убить: { $cells }.
  }
play-no-dangers = Здесь ни у кого нет фигуры, потеря которой решает партию.
play-no-pact = у вас нет союза, который можно расторгнуть
play-partner-missing = к `{ $command }` нужен игрок, например `{ $command } { $example }`
play-side = «{ $text }» — не сторона: напишите { $known }, число от 1 до { $players } или random
play-answer-resign = { $player } сдаёт { $level ->
    [1] одну партию
    [2] марс
   *[3] кокс
  }. Принять (y или n)?
play-gives-up = { $player } предлагает сдать { $level ->
    [1] одну партию
    [2] марс
   *[3] кокс
  }.
play-answer-draw = { $player } предлагает ничью. Принять (y или n)?
play-accepts = согласие
play-refuses = отказ
play-put-out = { $by }: после этого хода { $player } выбывает.
play-gave-up = { $player } сдаётся и выбывает.
play-pacts = Союзы: { $pacts }
play-pact = Союз: { $first } и { $second }.
play-pact-over = Союзу конец: { $first } и { $second }.
play-declined = { $first }: отказ от союза с { $second }.
play-next-game = Счёт { $score }; начинается следующая партия.
play-watch = Вы выбыли. Смотреть, как играют остальные (y или n)?
play-won = Вы победили.
play-lost = Вы проиграли.
play-drawn = Победителя нет.
play-afterwards = `again` — ещё партия, `undo` — взять назад последний ход, `save` — записать партию, Enter — выйти.

## Решение

solve-no-duel = { $game } решить нельзя: решаются только игры, в которые всегда играют вдвоём и без костей
solve-no-starts = в { $game } нет начальных клеток на выбор: уберите --starts
solve-beyond = вне досягаемости: «{ $text }» не решено за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }; --seconds и --memory позволят больше
solve-wins = { $player } на ходу: выигрыш.
solve-draws = { $player } на ходу: при лучшей игре ничья.
solve-loses = { $player } на ходу: при лучшей игре соперника проигрыш.
solve-moves-wins = { $count ->
    [one] Выигрывающий ход: { $moves }
   *[other] Выигрывающие ходы: { $moves }
  }
solve-moves-draws = { $count ->
    [one] Ничейный ход: { $moves }
   *[other] Ничейные ходы: { $moves }
  }
solve-moves-loses = { $count ->
    [one] Проигрывающий ход: { $moves }
   *[other] Проигрывающие ходы: { $moves }
  }
cli-solving = решено { $done } из { $all }; пройдено позиций: { $visits }, числа { $prove } : { $disprove }, таблица заполнена на { $full } %

bearoff-core = таблицам выбрасывания нужно скомпилированное ядро, которого нет: его даёт компилятор C++20 (g++ 12 или новее)
bearoff-alone = --hypergammon — одна определённая таблица: уберите --two-sided, --points и --checkers
bearoff-large = двусторонняя таблица на { $points } пунктов и { $checkers } шашек слишком велика: не более 8008 позиций у стороны, например 6 пунктов и 10 шашек
bearoff-progress = готово { $percent } %
bearoff-made = { $file }: составлена, { $size } МБ, { $seconds } с
bearoff-kept = { $file }: уже есть и цела, { $size } МБ
bench-plies = --plies имеет смысл только вместе с --yardstick
bench-yardstick = --yardstick только для нард: parlour bench backgammon --yardstick FILE
bench-scored = { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[other] { $count } позиций
  }, { $plies }-ply: средняя абсолютная ошибка { $mean }, среднеквадратичная { $rms }, смещение { $bias }
bench-core = для проверки оценок нужно скомпилированное ядро, а его нет: нужен компилятор C++20 (g++ 12 или новее)
yardstick-line = это не JSON с «board» и «equity» или «probs» и не 26 целых чисел с пятью вероятностями
yardstick-board = это не доска: 26 чисел, от одной до пятнадцати шашек у стороны, сначала бар соперника
yardstick-empty = в этом файле нет позиций
train-core = для обучения нужно скомпилированное ядро, а его нет: нужен компилятор C++20 (g++ 12 или новее)
train-other = в папке { $folder } другое обучение ({ $reason }): укажите те же числа или другую папку
analyse-ray-alone = --ray имеет смысл только вместе с --rollout
train-start = --start: здесь нет целых весов сети нард: укажите net.bin обучения или net — веса из пакета
train-damaged = этот файл обучения повреждён ({ $reason }): верните его из копии или начните в другой папке

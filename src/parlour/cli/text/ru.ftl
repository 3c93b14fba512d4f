menu-title = Parlour: во что сыграем?
menu-continue = продолжить: { $game } ({ $turns ->
    [one] сыгран { $turns } ход
    [few] сыграно { $turns } хода
   *[other] сыграно { $turns } ходов
  })
menu-language = Язык: русский → English → 한국어
menu-quit = выйти
menu-prompt = Ваш выбор:
menu-unknown = «{ $text }» нет в меню: введите цифру или букву слева.
menu-players = Сколько игроков (от 2 до 6)?
menu-level = Уровень компьютера 1, 2 или 3; 0 — с другом за этим терминалом?
menu-side = Ваше место (от 1 до { $players }; первое начинает)?
menu-number = «{ $text }» — не число от { $low } до { $high }.

play-welcome = { $game }. Введите ход или `help`.
play-help =
    Вводите ходы так, как их показывает `moves`; целый ход — `a1-b2-c3` или `13/7 8/7`.
    moves      возможные ходы              undo       вернуть свой последний ходик
    board      нарисовать доску снова      hint       как сыграл бы компьютер
    rules      правила с картинками        resign     сдаться (нарды: `resign 2` — марс, `resign 3` — кокс)
    draw       предложить ничью            pact 3     союз с местом 3; `break 3` его разрывает
    position   позиция текстом             record     запись партии
    save FILE  сохранить запись            quit       уйти; партию можно продолжить из меню
play-thinking = Место { $seat } думает (Ctrl-C — ходить сразу)
play-computer = Место { $seat }: { $turn }
play-rolled = Кости: { $roll }
play-ask-roll = Какой бросок (например, 61)?
play-roll-unknown = «{ $text }» сейчас выпасть не может: напишите две кости, например 61.
play-forced-pass = Месту { $seat } ходить нечем: пас.
play-hint = Хороший ход: { $move }
play-saved = Сохранено: { $file }.
play-not-saved = Не удалось записать { $file }: { $why }.
play-kept = Партия сохранена; `parlour play` предложит её продолжить.
play-no-undo = возвращать нечего (бросок костей не возвращают)
play-answer-resign = Место { $seat } сдаётся (уровень { $level }). Принять?
play-answer-draw = Место { $seat } предлагает ничью. Принять?
play-accepted = Место { $seat } согласно.
play-refused = Место { $seat } отказывается.
play-pact = Места { $first } и { $second } заключили союз. Он никого не связывает (K9).
play-end = Союз мест { $first } и { $second } окончен.
play-won = Вы победили.
play-lost = Вы проиграли. Ещё партию?
play-drawn = Ничья.

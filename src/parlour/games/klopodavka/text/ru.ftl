klopodavka = Клоподавка
klopodavka-tagline = От двух до шести колоний клопов, по пять ходиков за ход: раздавите всех главных клопов, кроме своего.
klopodavka-bug = клоп
klopodavka-danger = { $turns ->
    [1] Игрок { $seat }: главного клопа на { $cell } игрок { $by } может убить за один ход, { $steps ->
        [one] за { $steps } ходик
        [few] за { $steps } ходика
       *[other] за { $steps } ходиков
      }
   *[other] Игрок { $seat }: ближайший враг — игрок { $by }, до главного клопа ходиков: { $steps }, ходов: { $turns }
  }
klopodavka-main-bug = главный клоп
klopodavka-bug-out = клоп выбывшего игрока
klopodavka-painted = закрашенная клетка

klopodavka-turn = Ходит игрок { $seat }, { $left ->
    [one] остался { $left } ходик
    [few] осталось { $left } ходика
   *[other] осталось { $left } ходиков
  }: { $can ->
    [place] поставьте клопа
    [kill] убейте клопа
    [both] поставьте или убейте клопа
   *[nothing] доступных клеток нет
  }{ $revolution ->
    [yes] , можно поставить нового главного клопа (революция)
   *[no] {""}
  }{ $passing ->
    [yes] , можно отказаться от всего хода
   *[no] {""}
  }.
klopodavka-must-pass = Игроку { $seat } не доступна ни одна клетка: ему остаётся пропустить ход.
klopodavka-last = Победил игрок { $seat }: у него последний главный клоп (K6).{ $gone ->
    [1] {" "}Выбыл игрок { $order }.
   *[other] {" "}Игроки выбыли в таком порядке: { $order }.
  }
klopodavka-shared = Все отказались от хода: игроки { $seats } делят ничью (K6).{ $gone ->
    [0] {""}
    [1] {" "}Выбыл игрок { $order }.
   *[other] {" "}Игроки выбыли в таком порядке: { $order }.
  }

klopodavka-size = лист { $text } слишком мал: расстояние между главными клопами { $apart }, а должно быть не меньше { $least }, то есть числа ходиков + 2 (K1)
klopodavka-fields = «{ $text }» — не позиция «Клоподавки»: { $found ->
    [one] { $found } поле
    [few] { $found } поля
   *[other] { $found } полей
  } вместо шести (лист, чей ход, остаток ходиков, отказы подряд, выбывшие, номер хода), например «{"<лист>"} a 5 0 - 1» (K11)
klopodavka-players = на листе «{ $text }» главные клопы (от A до F) и выбывшие вместе составляют { $found ->
    [one] { $found } игрока
   *[other] { $found } игроков
  }, а их должно быть от 2 до 6 (K11)
klopodavka-owner = «{ $text }» на { $cell } никому не принадлежит: по главным клопам и выбывшим игроков всего { $players } (K11)
klopodavka-main-twice = «{ $text }» на { $cell } — второй главный клоп того же игрока, а он всегда один (K11)
klopodavka-main-out = «{ $text }» на { $cell } — главный клоп выбывшего игрока { $seat }: пишите его строчной буквой (K5, K11)
klopodavka-main-missing = игрок { $seat } не выбыл, а его главного клопа «{ $text }» на листе нет (K11)
klopodavka-left = «{ $text }» — не остаток ходиков: напишите число от 1 до { $steps } или 0, если последний ходик принёс победу (K11)
klopodavka-passes-mid-turn = отказов подряд { $text }, а осталось ходиков { $left } из { $steps }: так не бывает, любой ходик обнуляет счёт (K6)

klopodavka-unfinished = начатый ход продолжается, пока есть доступные клетки: { $left ->
    [one] остался { $left } ходик
    [few] осталось { $left } ходика
   *[other] осталось { $left } ходиков
  }, а отказываются только от целого хода (K3)
klopodavka-only-pass = { $move }: посреди хода без доступных клеток возможен только `pass` (K3)
klopodavka-own = на { $cell } уже стоит ваш клоп (K3)
klopodavka-wall = клетка { $cell } закрашена, и это навсегда (K4)
klopodavka-far = клетка { $cell } недоступна: она не касается ни вашего живого клопа, ни соединённых с ним закрашенных вами клеток (K4)
klopodavka-unlinked = клетка { $cell } недоступна: ваши клопы и клетки рядом с ней не связаны с главным клопом на { $main } (K4, link=main)
klopodavka-no-revolution = революция на { $cell } невозможна: эта партия идёт с revolution=off (K8)
klopodavka-revolution-main = революция на { $cell } невозможна: там уже стоит ваш главный клоп (K8)
klopodavka-revolution-ring = революция на { $cell } невозможна: вокруг нужны восемь ваших живых клопов, не считая главного, а их { $found } (K8)
klopodavka-revolution-centre = революция на { $cell } невозможна: клетка должна быть пустой или занятой вашим живым клопом (K8)

## Обучение

klopodavka-lesson-place = Клопы расползаются вплотную друг к другу; в двойной рамке — главный клоп. Поставьте клопа на отмеченную клетку.
klopodavka-lesson-place-done = Ход — это пять таких ходиков, и цепочка клопов быстро пересекает лист.
klopodavka-lesson-kill = Вы добрались до чужого штаба. Коснитесь клопа на h8, чтобы раздавить его.
klopodavka-lesson-kill-done = Клетка навсегда вашего цвета: для вас мост, для остальных стена.
klopodavka-lesson-main = Закрашенная клетка касается главного клопа на i9. Давите!
klopodavka-lesson-main-done = Кто потерял главного клопа, выбывает. Побеждает последний, у кого он остался.

## Настройки и варианты

klopodavka-option-players = Игроков
klopodavka-option-size = Размер листа
klopodavka-option-steps = Ходиков за ход
klopodavka-option-link = Клопы дают доступ
klopodavka-option-link-any = пока живы
klopodavka-option-link-main = только пока связаны с главным
klopodavka-option-revolution = Революции
klopodavka-option-seats = Места вокруг листа
klopodavka-variant-standard = Вчетвером
klopodavka-variant-duel = Дуэль
klopodavka-variant-six = Вшестером
klopodavka-variant-30x20 = Широкий лист, 30 × 20
klopodavka-variant-notebook = Целый тетрадный лист
klopodavka-variant-linked = Со связью с главным клопом
klopodavka-variant-simple = Без революций

## Надписи на кнопках

klopodavka-button-revolution = Революция
klopodavka-button-pass = Пропустить ход

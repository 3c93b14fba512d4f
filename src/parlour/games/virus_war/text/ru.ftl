virus-war = Война вирусов
virus-war-tagline = Две колонии, по три ходика за ход: размножайтесь, убивайте и не оставьте сопернику ни одного живого символа.
virus-war-cross = живой крестик
virus-war-nought = живой нолик
virus-war-cross-killed = убитый крестик
virus-war-nought-killed = убитый нолик
virus-war-seat-1 = Крестики
virus-war-seat-2 = Нолики
# Other words by which a person may call them.
virus-war-seat-1-words = крестик
virus-war-seat-2-words = нолик
virus-war-turn-enter = Ходят { $side ->
    [x] крестики
   *[o] нолики
  }: первый ходик — в свой угол { $cell } (в этом ходе { $left ->
    [one] { $left } ходик
    [few] { $left } ходика
   *[other] { $left } ходиков
  }).
virus-war-turn = Ходят { $side ->
    [x] крестики
   *[o] нолики
  }, { $left ->
    [one] остался { $left } ходик
    [few] осталось { $left } ходика
   *[other] осталось { $left } ходиков
  }: { $can ->
    [place] поставьте символ
    [kill] убейте символ
   *[both] поставьте или убейте символ
  }{ $passing ->
    [yes] {" "}или откажитесь от всего хода
   *[no] {""}
  }.
virus-war-must-pass = { $side ->
    [x] Крестикам
   *[o] Ноликам
  } не доступна ни одна клетка: им остаётся пропустить ход.

virus-war-annihilated = { $side ->
    [x] Крестики победили: живых ноликов не осталось (V8).
   *[o] Нолики победили: живых крестиков не осталось (V8).
  }
virus-war-passes = Ничья: два отказа от хода подряд (V9).
virus-war-short = { $side ->
    [x] Крестики победили: нолики не могут закончить ход (V10).
   *[o] Нолики победили: крестики не могут закончить ход (V10).
  }
virus-war-stuck = { $side ->
    [x] Крестики победили: ноликам не доступна ни одна клетка (V10).
   *[o] Нолики победили: крестикам не доступна ни одна клетка (V10).
  }

virus-war-fields = «{ $text }» — не позиция «Войны вирусов»: нужны доска, сторона, остаток ходиков, число отказов подряд и номер хода, например «3/3/3 x 3 0 1»
virus-war-side = «{ $text }» — не сторона: напишите x или o
virus-war-left = «{ $text }» — не число оставшихся ходиков: напишите целое число, например 3
virus-war-passes-number = «{ $text }» — не число отказов подряд: напишите 0, 1 или 2
virus-war-turn-number = «{ $text }» — не номер хода: напишите целое число от 1 до 999999
virus-war-left-range = остаток ходиков { $left } невозможен: в этом ходе { $steps ->
    [one] { $steps } ходик
    [few] { $steps } ходика
   *[other] { $steps } ходиков
  }, а 0 остаётся, только если последний ходик принёс победу (V3, V13)
virus-war-left-entry = остаток ходиков { $left } невозможен, пока сторона не вошла: у неё впереди весь ход, { $steps ->
    [one] { $steps } ходик
    [few] { $steps } ходика
   *[other] { $steps } ходиков
  } (V5)
virus-war-passes-range = число отказов подряд { $passes } невозможно: { $end ->
    [last_mover] при end=last_mover отказываться нельзя, напишите 0 (V10)
   *[source] два заканчивают партию, напишите 0, 1 или 2 (V9)
  }
virus-war-passes-mid-turn = отказов подряд { $passes }, а осталось ходиков { $left } из { $steps }: так не бывает, любой ходик обнуляет счёт (V9)
virus-war-crosses-first = на доске «{ $text }» крестики ещё не вошли, а они входят первыми (V5)
virus-war-all-dead = на доске «{ $text }» нет живых символов, а у того, кто убил последним, они есть (V4)
virus-war-corner-taken = на доске «{ $text }» на { $cell } стоит крестик, а эта клетка ждёт ноликов, пока они не войдут (V5)
virus-war-nobody-killed = на доске «{ $text }» есть убитый крестик, но нолики, которые могли бы его убить, ещё не вошли (V5)

virus-war-no-passing = при end=last_mover отказываться от хода нельзя (V10)
virus-war-pass-before-entry = { $side ->
    [x] крестики
   *[o] нолики
  } не могут отказаться от хода, пока не вошли на { $cell } (V5)
virus-war-pass-mid-turn = начатый ход надо закончить: { $left ->
    [one] остался { $left } ходик
    [few] осталось { $left } ходика
   *[other] осталось { $left } ходиков
  }, а отказываются только от целого хода (V7)
virus-war-enter = первый ходик { $side ->
    [x] крестиков
   *[o] ноликов
  } — на { $cell }, а не на { $move } (V5)
virus-war-killed-cell = на { $cell } убитый символ, он остаётся навсегда (V2)
virus-war-own-cell = на { $cell } ваш живой символ (V3)
virus-war-corner-waits = { $cell } ждёт ноликов, пока они не войдут (V5)
virus-war-not-accessible = клетка { $cell } недоступна: она не касается { $side ->
    [x] ни живого крестика, ни соединённой с ним цепочки убитых ноликов
   *[o] ни живого нолика, ни соединённой с ним цепочки убитых крестиков
  } (V4)

## Обучение

virus-war-lesson-place = Крестики растут вплотную друг к другу. Поставьте крестик на отмеченную клетку.
virus-war-lesson-place-done = Ход — это три таких ходика, и каждый новый крестик открывает новые клетки.
virus-war-lesson-kill = Теперь вы касаетесь нолика. Коснитесь его, на d4, чтобы убить.
virus-war-lesson-kill-done = Он закрашен навсегда: эта клетка теперь служит мостом, и только вам.
virus-war-lesson-chain = Живые крестики не касаются e5, зато убитый вами нолик касается. Пройдите через него.
virus-war-lesson-chain-done = Убитые ведут дальше, пока касаются живого крестика. Не оставьте живых ноликов — и вы победили.

## Настройки и варианты

virus-war-option-size = Размер листа
virus-war-option-steps = Ходиков за ход
virus-war-option-first-turn = Ходиков в самом первом ходе
virus-war-option-end = Игра кончается
virus-war-option-end-source = когда у стороны нет живых символов; ход можно пропускать
virus-war-option-end-last-mover = когда сторона не может закончить ход
virus-war-variant-standard = Обычный
virus-war-variant-school = Школьное правило: не закончил ход — проиграл
virus-war-variant-short-first = Первый ход — один ходик
virus-war-variant-8x8 = 8 × 8
virus-war-variant-6x6 = Малый, 6 × 6

## Надписи на кнопках

virus-war-button-pass = Пропустить ход

## Что читается вслух

virus-war-kind-corner = начальный угол

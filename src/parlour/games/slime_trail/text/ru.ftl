slime-trail = Слизистый след
slime-trail-tagline = Одна улитка, два угла: кто бы её ни привёл, ваш угол — ваша победа.
slime-trail-snail = улитка
slime-trail-slime = покрыто слизью
slime-trail-turn = Ходит игрок { $seat }: один шаг в любую сторону на свободную клетку.
slime-trail-turn-swap = Ходит игрок { $seat }: один шаг или `swap`, чтобы забрать первый ход себе.

slime-trail-goal = Улитка пришла в угол игрока { $seat }: он победил (S6).
slime-trail-stuck = Ходов больше нет: победил игрок { $seat } (S7).

slime-trail-start = начальная клетка «{ $text }» должна быть от a1 до { $last } и не быть углом-целью
slime-trail-fields = «{ $text }» — не позиция «Слизистого следа»: нужны доска и очередь хода 1 или 2, например «7/7/7/3s3/7/7/7 1»
slime-trail-snails = на доске «{ $text }» { $found ->
    [0] нет улитки
    [one] { $found } улитка
    [few] { $found } улитки
   *[other] { $found } улиток
  }; нужна ровно одна `s`
slime-trail-goal-sealed = угол { $cell } покрыт слизью в «{ $text }»; углы-цели не закрываются
slime-trail-to-move = «{ $text }» — не очередь хода: напишите 1 или 2
slime-trail-pie = «{ $text }» — не состояние правила пирога: при pie=on это `-`, `n` или `y`
slime-trail-sealed = клетка { $cell } покрыта слизью (S5)
slime-trail-far = { $cell } не соседняя с улиткой на { $snail } (S4)
slime-trail-no-swap = swap возможен только при pie=on: игрок 2 отвечает им на первый ход (S2)

## Обучение

slime-trail-lesson-step = Улитка одна на двоих. Коснитесь отмеченной клетки, чтобы отвести её туда.
slime-trail-lesson-step-done = Клетка, с которой она ушла, покрылась слизью: туда больше никому нельзя.
slime-trail-lesson-trail = След — это стена. Выведите улитку из её же следа.
slime-trail-lesson-trail-done = Скоро стен станет много, и каждый шаг будет решать, кто пройдёт.
slime-trail-lesson-goal = Угол с вашим знаком × — ваш дом. Приведите улитку!
slime-trail-lesson-goal-done = Дома — и победа! Сделай этот шаг соперник, победили бы тоже вы.

## Настройки и варианты

slime-trail-option-size = Размер грядки
slime-trail-option-start = Улитка начинает с клетки
slime-trail-option-pie = Второй игрок может забрать первый ход себе
slime-trail-variant-standard = Обычный
slime-trail-variant-school = Начало школьного чемпионата
slime-trail-variant-second-wins = Начало в пользу второго
slime-trail-variant-pie = С правом забрать ход
slime-trail-variant-5x5 = Малый, 5 × 5
slime-trail-variant-8x8 = 8 × 8

## Надписи на кнопках

slime-trail-button-swap = Забрать первый ход

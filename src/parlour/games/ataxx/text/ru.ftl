ataxx = Атакс
ataxx-tagline = Две культуры в одной чашке: делитесь или прыгайте, заражайте соседей и займите больше клеток.
ataxx-x = культура x
ataxx-o = культура o
ataxx-x-filled = засчитано x
ataxx-o-filled = засчитано o
ataxx-seat-1 = x
ataxx-seat-2 = o
ataxx-turn = Ходит { $side }: новая фишка на соседней клетке или прыжок на две клетки.
ataxx-turn-pass = У { $side } нет хода: нужно пропустить ход.
ataxx-count = x { $x } : { $o } o
ataxx-clock-left = { $clock ->
    [one] { $clock } полуход
    [few] { $clock } полухода
   *[other] { $clock } полуходов
  } без деления; до ничьей ещё { $left }

ataxx-full = Доска заполнена, x { $x } : { $o } o: { ataxx-verdict } (A9, A13).
ataxx-wiped = { $side ->
    [x] У o не осталось фишек: x побеждает { $x } : { $o }
    [o] У x не осталось фишек: o побеждает { $o } : { $x }
   *[draw] Ни у кого нет фишек: ничья
  } (A9, A13).
ataxx-enclosed = Сторона, чей ход, окружена, остальные клетки достаются сопернику, x { $x } : { $o } o: { ataxx-verdict } (A10).
ataxx-stuck = Ходов нет ни у кого, x { $x } : { $o } o: { ataxx-verdict } (A10, A12).
ataxx-clock = { $clock ->
    [one] { $clock } полуход
    [few] { $clock } полухода
   *[other] { $clock } полуходов
  } без деления, x { $x } : { $o } o: ничья (A14).
ataxx-verdict = { $side ->
    [x] победа x
    [o] победа o
   *[draw] ничья
  }

ataxx-warn-wiped = первый же ход { $move } может уничтожить все фишки соперника (A1)
ataxx-warn-blocked = преграды лежат для сторон неодинаково: ни одна симметрия, меняющая стороны местами, их не сохраняет (A3)

ataxx-start-over = партию нельзя начать с «{ $text }»: она уже окончена (A1)
ataxx-setup = «{ $text }» — не расстановка: напишите одно из { $names }, random:SEED с целым числом или доску, например x3o/5/5/5/o3x
ataxx-setup-size = расстановка «{ $text }» — для доски { $fits }, а не { $size }
ataxx-setup-count = в расстановке «{ $text }» фишек x — { $x }, фишек o — { $o }; у сторон их должно быть поровну и хотя бы по одной (A2)
ataxx-setup-sides = ни одна симметрия доски «{ $text }» не переводит фишки x точно в фишки o и обратно (A2)
ataxx-setup-blocked = в «{ $text }» клетка { $cell } закрыта, а противоположная { $other } — нет; преграды симметричны относительно центра (A3)
ataxx-fields = «{ $text }» — не позиция Атакса: нужны доска, очередь хода и не более двух чисел, например «x5o/7/7/7/7/7/o5x x 0 1»
ataxx-side = «{ $text }» — не очередь хода: напишите x или o (читаются и b, w)
ataxx-half-moves = «{ $text }» — не счётчик полуходов: нужно целое число от 0, не длиннее девяти цифр
ataxx-full-moves = «{ $text }» — не номер хода: нужно целое число от 1, не длиннее девяти цифр
ataxx-move = «{ $text }» — не ход Атакса: деление пишется g2, прыжок — a7c5, пропуск хода — 0000
ataxx-start-differs = начало названо «{ $text }», а в FEN стоит «{ $position }»

ataxx-no-pass = { $side } не может пропустить ход: у кого есть ход, тот обязан ходить (A11)
ataxx-must-pass = у { $side } нет хода: вместо { $move } нужно пропустить ход, 0000 (A12)
ataxx-not-yours = на { $cell } нет фишки { $side }, поэтому ход { $move } невозможен (A5)
ataxx-blocked = клетка { $cell } закрыта: фишек на ней не бывает (A3)
ataxx-taken = на { $cell } уже стоит фишка { $side }; ходят только на пустую клетку (A5)
ataxx-no-parent = рядом с { $cell } нет фишки { $side }, чтобы поделиться; для прыжка пишут обе клетки, например a7c5 (A5)
ataxx-far = { $target } не на расстоянии 1 или 2 от { $source } (A5)

## Обучение

ataxx-lesson-clone = Вы — оранжевая культура. Коснитесь отмеченной клетки рядом со своей фишкой: она разделится.
ataxx-lesson-clone-done = Теперь их две. Так культура и растёт.
ataxx-lesson-jump = А можно прыгнуть: коснитесь фишки на b2, потом клетки d4 — через одну.
ataxx-lesson-jump-done = Прежняя клетка опустела. Прыжок уводит дальше, но фишек не прибавляет.
ataxx-lesson-infect = Все соседи на новом месте заражаются. Найдите клетку, которая касается сразу трёх.
ataxx-lesson-infect-done = Сразу три! Когда чашка заполнится, победит тот, у кого больше клеток.

## Настройки и варианты

ataxx-option-size = Размер чашки
ataxx-option-rules = Если стороне некуда ходить
ataxx-option-rules-fill = остаток достаётся сопернику
ataxx-option-rules-pass = она пропускает ход
ataxx-option-clock = Полуходов без деления до ничьей (0 — без предела)
ataxx-option-setup = Расстановка
ataxx-variant-standard = Обычный
ataxx-variant-engines = Правила компьютерных матчей
ataxx-variant-four = Четыре преграды
ataxx-variant-five = Пять преград
ataxx-variant-diamond = Ромб из преград
ataxx-variant-swapped = Углы наоборот
ataxx-variant-five-swapped = Пять преград, углы наоборот
ataxx-variant-diamond-swapped = Ромб, углы наоборот
ataxx-variant-5x5 = Малый, 5 × 5
ataxx-variant-6x6 = 6 × 6
ataxx-variant-8x8 = 8 × 8
ataxx-variant-9x9 = Большой, 9 × 9
ataxx-variant-random = Случайные преграды

## Надписи на кнопках

ataxx-button-pass = Пропустить ход

## Анализ: в чём отказано

analysis-nothing = нет ни одной игры для анализа
analysis-no-game = анализа игры «{ $game }» нет
analysis-several = матчей или сессий здесь { $count }, а анализ делается для одного: разложите их по отдельным файлам
analysis-no-plies = глубину в ходах указывают для игр с костями: «{ $game }» оценивает движок, а --seconds говорит, сколько он смотрит на позицию
analysis-plies-only = --{ $word } бывает у игр без костей: для игры «{ $game }» глубину указывает --plies
analysis-several-rules = партий с разными правилами здесь { $count }, а анализ делается для партий с одинаковыми настройками: разложите их по отдельным файлам
analysis-plies = глубина «{ $text }»: от 0 до { $most } по счёту GNU Backgammon

## parlour analyse: в чём отказано

analyse-match-only = { $option } бывает только у матча: уберите
analyse-position-only = { $option } пишется вместе с --position
analyse-needs-position = для { $game } нужна позиция: --position ТЕКСТ; или укажите файл с записью
analyse-player = здесь нет игрока «{ $text }»: { $known } или число от 1 до { $count }
analyse-dice-only = { $option } бывает у игр с костями: в игре «{ $game }» их нет

## Что сказано

analyse-progress = разобрано { $percent } %
analyse-match = { $first } – { $second }: матч до { $length ->
    [one] { $length } очка
   *[other] { $length } очков
  }, счёт { $score }
analyse-money = { $first } – { $second }: игра на интерес, очки { $score }
analyse-how = { $plies }-ply по счёту GNU Backgammon; таблица матча: { $met }
analyse-rating = Оценка игры (чем меньше, тем лучше)
analyse-rating-checker = – шашками
analyse-rating-cube = – кубом
analyse-decisions = Решения, учтённые / все
analyse-lost-checker = Потеряно шашками
analyse-lost-cube = Потеряно кубом
analyse-lost-mwc = Потеряно вероятности выиграть матч
analyse-luck = Везение
analyse-errors-doubtful = Сомнительные (потеря от { $least })
analyse-errors-bad = Плохие ({ $least })
analyse-errors-very-bad = Очень плохие ({ $least })
analyse-worst = Худшие ошибки
analyse-no-errors = Ошибок нет.
analyse-error = Партия { $game }, { $player }: { $done } – { $grade }, { $loss }. Лучше: { $better }
analyse-grade-good = хорошо
analyse-grade-doubtful = сомнительно
analyse-grade-bad = плохо
analyse-grade-very-bad = очень плохо
analyse-best = Лучше всего: { $best }
analyse-equity = Эквити игрока { $seat }: { $equity }
analyse-mwc = Вероятность выиграть матч: { $chance } %
analyse-chances = Победы, марсы, коксы – и те же проигранные, в процентах: { $chances }
analyse-window = Точка приёма { $take }, точка удвоения { $double }, точка отказа { $cash }, слишком хорошо с { $good }
analyse-rollouts = Доиграно, по { $games ->
    [one] { $games } партии
   *[other] { $games } партий
  }:
analyse-file = файл
analyse-ours = мы
analyse-action-roll = Бросать
analyse-action-no-double = Не удваивать
analyse-action-double = Удвоить
analyse-action-double-take = Удвоить, принять
analyse-action-double-pass = Удвоить, отказаться
analyse-action-too-good = Слишком хорошо для удвоения
analyse-action-take = Принять
analyse-action-drop = Отказаться
analyse-action-beaver = Бобёр
analyse-action-raccoon = Енот
analyse-action-accept = Согласиться
analyse-action-resign = Сдаться
analyse-action-refuse = Отклонить
analyse-action-play-on = Играть дальше
analyse-action-pass = Хода нет

analyse-plot-decisions = решения
analyse-plot-mwc = Вероятность выиграть матч: { $player }
analyse-plot-equity = Эквити: { $player }
analyse-plot-lost = Потеряно в сумме: { $player }
analyse-plot-errors = Ошибки: { $player }

analyse-tutor = Это теряет { $loss }; лучше: { $better }. Всё равно сыграть (y или n)?
analyse-tutor-game = --tutor пишется вместе с игрой: parlour play backgammon --tutor
analysis-no-ray = для розыгрышей на кластере нужен Ray: pip install ray
analysis-ray = нет кластера Ray: { $reason }
analyse-file-lost = теряет: файл
analyse-ours-lost = теряет: у нас

## Игры без костей

analyse-turns-heading = { $game }{ $options }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }, игроков: { $players }
analyse-turns-how = Оценивает { $words }; оценки – { $unit ->
    [shares] ожидаемые доли победы, в сумме 1
   *[duel] ожидаемый результат, от +1 (победа) до -1 (поражение)
  }
analyse-turns-accuracy = Точность
analyse-turns-turns = Ходы, с выбором / все
analyse-turns-mean = Потеряно за ход, в среднем
analyse-turns-lost = Потеряно всего
analyse-turns-course = Партия { $number }, ходов: { $turns }. Оценка каждого игрока перед каждым ходом и в конце
analyse-turns-course-duel = Партия { $number }, ходов: { $turns }. { $player }: оценка перед каждым ходом и в конце
analyse-turns-out = { $player }: выбывание на ходу { $turn }
analyse-turns-worst = Ходы, потерявшие больше всего
analyse-turns-error = Ход { $turn }, { $player }: { $done } – { $grade }, { $loss }. Лучше: { $better }
analyse-turns-error-game = Партия { $game }, ход { $turn }, { $player }: { $done } – { $grade }, { $loss }. Лучше: { $better }
analyse-turns-value = { $player }: ожидается { $value }
analyse-turns-plot-across = ходы
analyse-turns-before = Сыграно (шаги по порядку)
analyse-turns-better = Лучше (шаги по порядку)

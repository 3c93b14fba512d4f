# Движки и их уровни.

## Из чего состоит движок

spec-word = «{ $text }» не описывает движок: напишите КЛЮЧ=ЗНАЧЕНИЕ, например level=3 или search=alphabeta nodes=500
spec-twice = { $key } указан дважды: «{ $first }» и «{ $second }»
spec-key = у движка нет «{ $text }»; есть { $known }
spec-search = перебора «{ $text }» нет; есть { $known }
spec-no-search = для игры «{ $game }» перебор { $search } не годится
spec-not-here = { $key } ничего не значит для перебора { $search }
spec-number = { $key }=«{ $text }» невозможно: напишите число от { $low } до { $high }
spec-evaluator = у перебора { $search } нет оценки «{ $text }» на Python; есть { $known }

## Названия уровней и чего от них ждать

level-beginner = новичок
level-beginner-about = Бросает на доску беглый взгляд и многого не замечает.
level-learner = ученик
level-learner-about = Видит всю доску, но только на один ход вперёд.
level-casual = любитель
level-casual-about = Думает немного вперёд, но кое-чего упорно не видит.
level-club = разрядник
level-club-about = Играет надёжно и наказывает за явные ошибки.
level-strong = сильный
level-strong-about = Считает на несколько ходов и редко ошибается.
level-expert = эксперт
level-expert-about = Считает глубоко; без плана его трудно обыграть.
level-master = полная сила
level-master-about = Сильнейшая игра, какая здесь есть.
level-perfect = безупречный
level-perfect-about = Никогда не упускает выигранного, а в проигранном ставит самые трудные задачи.
level-in-python = Без скомпилированного ядра компьютер думает на чистом Python, то есть медленнее: старшие уровни играют слабее обычного.

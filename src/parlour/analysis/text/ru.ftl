## Анализ: в чём отказано

analysis-nothing = нет ни одной игры для анализа
analysis-no-game = анализа игры «{ $game }» пока нет: он есть у нард
analysis-several = матчей или сессий здесь { $count }, а анализ делается для одного: разложите их по отдельным файлам
analysis-plies = глубина «{ $text }»: от 0 до { $most } по счёту GNU Backgammon

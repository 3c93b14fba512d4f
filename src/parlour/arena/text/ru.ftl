arena-protocol = протокола «{ $text }» здесь нет; есть { $known }
arena-two-clocks = в «{ $text }» и movetime, и tc: часы у движка одни
arena-outside-word = внешней программе «{ $text }» ничего не говорит: есть name, protocol, folder, option.ИМЯ, movetime, tc, nodes, depth
arena-inside-word = «{ $text }»: protocol, folder и option.ИМЯ — для внешних программ, у которых есть cmd=
arena-no-limit = у «{ $text }» нет предела: задайте movetime, tc, nodes или depth
arena-quotes = «{ $text }»: кавычка не закрыта
arena-word = «{ $text }» не описывает движок: пишите КЛЮЧ=ЗНАЧЕНИЕ
arena-twice = { $text } дано движку дважды
arena-number = { $key } не может быть «{ $text }»: пишите, например, { $key }={ $like }
arena-lineup = «{ $text }» — не рассадка: пишите через запятую номера движков от 1 до { $engines }, всего { $players }
arena-engines = для матча нужны два движка: дайте --engine дважды или рассадите через --lineup
arena-opening-over = «{ $text }»: в этом дебюте игра уже окончена
arena-unbalanced = из { $tries } случайных дебютов в { $plies } ходов ни один не годится и не равен: меньше --plies или больше --balance
arena-other-match = в { $file } другой матч: там { $key } — { $found }, а здесь { $wanted }
arena-in-use = файл { $file } занят другим запуском
arena-not-results = это не строка файла результатов
arena-no-ray = Ray не установлен: pip install 'parlour[ray]'
arena-ray = кластером Ray воспользоваться не удалось: { $reason }
arena-sprt-two = последовательный критерий сравнивает два движка в игре на двоих
arena-endless = без --rounds матчу нужен --sprt, чтобы закончиться
arena-sprt = «{ $text }» — не критерий: пишите две разницы Эло, как 0,5, меньшую первой, и доли между 0 и 0.5
arena-nothing = делать нечего: дайте GAME, --resume или --show
arena-position = матчи начинаются с дебютов: уберите --position и дайте --book
arena-book = у этого матча есть книга дебютов: дайте её снова через --book
arena-playing = { $games ->
    [one] предстоит { $games } игра
    [few] предстоит { $games } игры
   *[other] предстоит { $games } игр
  }, уже сыграно { $done }
arena-until = игра идёт, пока критерий не решит; уже сыграно { $done }
arena-game = игра { $number }: { $seats } { $result } ({ $reason }, ходов: { $moves })
arena-fault = { $name } проигрывает ({ $how }): { $said }
arena-stopped = остановлено; та же команда продолжит
arena-written = записано: { $file }

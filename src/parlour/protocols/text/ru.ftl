protocol-unknown = команды «{ $text }» нет; понятны { $known }
protocol-go = «{ $text }» команда go не знает: пишите depth, nodes, movetime, часы, infinite или perft
protocol-number = после { $word } нужно целое число от { $low }, а стоит «{ $text }»
protocol-position = «{ $text }» — не позиция: пишите startpos или fen и позицию, затем moves, если есть ходы
protocol-moves = вместо «{ $text }» здесь должно стоять moves
protocol-option = настройки «{ $text }» нет; есть { $known }
protocol-setoption = «{ $text }» ничего не задаёт: пишите setoption name ИМЯ value ЗНАЧЕНИЕ
protocol-value = { $name } не может быть «{ $text }»: нужно целое число от { $low } до { $high }
protocol-busy = «{ $text }» должно подождать: идёт поиск, сначала stop
protocol-over = игра окончена: { $reason }
protocol-dice = здесь решают кости: пришлите бросок как ход
protocol-query = «{ $text }» спросить нельзя; можно { $known }
protocol-fault = ошибка в самой программе ({ $kind }: { $text }); сообщите о ней
outside-start = { $name } не запускается: { $reason }
outside-silent = { $name } не ответил на «{ $asked }» за { $seconds } с
outside-ended = { $name } завершился (код { $status }){ $said ->
    [0] { "" }
   *[other] ; сообщил: { $words }
  }
outside-no-move = { $name } ответил «{ $text }» вместо хода
outside-option = у { $name } нет настройки «{ $text }»; есть { $known }
engine-position = позиции движку сообщает программа-хозяин: уберите --position
external-evaluation = оценок здесь не дают: для них есть `parlour analyse backgammon --position …`
external-line = «{ $text }» здесь не команда: отправьте строку FIBS board:…, version или exit
external-option = «{ $text }» после доски ничего не значит; понятны, каждое со значением: { $known }
external-resignation = «{ $text }» — не размер сдачи: 1, 2 или 3
external-over = партия этой доски окончена
external-error = { $name } отказывает: { $text }
engine-protocol = { $game } не говорит здесь на { $text }; говорит на { $known }
engine-listen = нельзя слушать { $text }: { $reason }
engine-host-says = { $key } здесь сообщает другая сторона; задать можно то, чего её доски не говорят: { $known }

protocol-unknown = ‘{ $text }’ 명령은 없습니다. 쓸 수 있는 명령: { $known }
protocol-go = go는 ‘{ $text }’을(를) 모릅니다: depth, nodes, movetime, 시계, infinite, perft 가운데 쓰세요
protocol-number = { $word } 뒤에는 { $low } 이상의 정수가 와야 하는데 ‘{ $text }’이(가) 있습니다
protocol-position = ‘{ $text }’은(는) 국면이 아닙니다: startpos, 또는 fen과 국면을 쓰고, 수순이 있으면 moves 뒤에 쓰세요
protocol-moves = ‘{ $text }’ 자리에는 moves가 와야 합니다
protocol-option = ‘{ $text }’ 설정은 없습니다. 있는 설정: { $known }
protocol-setoption = ‘{ $text }’은(는) 아무것도 설정하지 않습니다: setoption name 이름 value 값으로 쓰세요
protocol-value = { $name } 값으로 ‘{ $text }’은(는) 쓸 수 없습니다: { $low }부터 { $high }까지의 정수를 쓰세요
protocol-busy = ‘{ $text }’은(는) 기다려야 합니다: 탐색 중이니 먼저 stop을 보내세요
protocol-over = 대국이 끝났습니다: { $reason }
protocol-dice = 주사위 차례입니다: 나온 눈을 수로 보내세요
protocol-query = ‘{ $text }’은(는) 물을 수 없습니다. 물을 수 있는 것: { $known }
protocol-fault = 프로그램 자체의 오류입니다({ $kind }: { $text }). 알려 주세요
outside-start = { $name }을(를) 시작할 수 없습니다: { $reason }
outside-silent = { $name }이(가) ‘{ $asked }’에 { $seconds }초 안에 답하지 않았습니다
outside-ended = { $name }이(가) 종료되었습니다(종료 코드 { $status }){ $said ->
    [0] { "" }
   *[other] . 남긴 말: { $words }
  }
outside-no-move = 수를 둘 차례에 { $name }이(가) ‘{ $text }’라고 답했습니다
outside-option = { $name }에는 ‘{ $text }’ 설정이 없습니다. 있는 설정: { $known }
engine-position = 국면은 상대 프로그램이 알려 줍니다: --position을 빼세요
external-evaluation = 여기서는 평가를 알려 주지 않습니다: `parlour analyse backgammon --position …`을 쓰십시오
external-line = ‘{ $text }’은(는) 여기서 명령이 아닙니다: FIBS의 board:… 행, version, exit 중 하나를 보내십시오
external-option = 보드 뒤의 ‘{ $text }’은(는) 뜻이 없습니다. 값과 함께 아는 것: { $known }
external-resignation = ‘{ $text }’은(는) 기권의 크기가 아닙니다: 1, 2 또는 3
external-over = 이 보드의 게임은 끝났습니다
external-error = { $name }의 거절: { $text }
engine-protocol = { $game }은(는) 여기서 { $text }을(를) 쓰지 않습니다. 쓰는 것: { $known }
engine-listen = { $text }에서 들을 수 없습니다: { $reason }
engine-host-says = { $key }은(는) 여기서 상대 프로그램이 정합니다. 보드가 말하지 않는 것만 정할 수 있습니다: { $known }

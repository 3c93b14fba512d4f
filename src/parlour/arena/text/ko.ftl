arena-protocol = ‘{ $text }’ 프로토콜은 쓸 수 없습니다. 쓸 수 있는 것: { $known }
arena-two-clocks = ‘{ $text }’에 movetime과 tc가 함께 있습니다: 시계는 하나여야 합니다
arena-outside-word = 외부 프로그램에 ‘{ $text }’은(는) 쓸 수 없습니다: name, protocol, folder, option.이름, movetime, tc, nodes, depth를 쓰세요
arena-inside-word = ‘{ $text }’: protocol, folder, option.이름은 cmd=가 있는 외부 프로그램에만 씁니다
arena-no-limit = ‘{ $text }’에 제한이 없습니다: movetime, tc, nodes, depth 가운데 하나를 주세요
arena-quotes = ‘{ $text }’: 따옴표가 닫히지 않았습니다
arena-word = ‘{ $text }’은(는) 엔진을 나타내는 말이 아닙니다: 이름=값으로 쓰세요
arena-twice = 한 엔진에 { $text }이(가) 두 번 있습니다
arena-number = { $key } 값으로 ‘{ $text }’은(는) 쓸 수 없습니다. { $key }={ $like }처럼 적으세요
arena-lineup = ‘{ $text }’은(는) 자리 배치가 아닙니다: 1부터 { $engines }까지의 엔진 번호 { $players }개를 쉼표로 이어 쓰세요
arena-engines = 엔진이 둘 필요합니다: --engine을 두 번 쓰거나 --lineup으로 자리를 정하세요
arena-opening-over = ‘{ $text }’: 이 포석에서는 대국이 이미 끝났습니다
arena-unbalanced = 무작위 { $plies }수 포석 { $tries }개 가운데 이어 둘 수 있고 균형 잡힌 것이 없습니다: --plies를 줄이거나 --balance를 늘리세요
arena-other-match = { $file }에는 다른 경기가 있습니다: { $key }이(가) { $found }인데 지금은 { $wanted }입니다
arena-in-use = { $file }은(는) 다른 실행이 쓰고 있습니다
arena-not-results = 결과 파일의 줄이 아닙니다
arena-no-ray = Ray가 설치되어 있지 않습니다: pip install 'parlour[ray]'
arena-ray = Ray 클러스터를 쓸 수 없습니다: { $reason }
arena-sprt-two = 축차 검정은 두 사람 게임에서 두 엔진을 비교합니다
arena-endless = --rounds가 없으면 경기를 끝낼 --sprt가 필요합니다
arena-sprt = ‘{ $text }’은(는) 검정이 아닙니다: 0,5처럼 작은 값부터 Elo 차이 둘과, 0과 0.5 사이의 오류율 둘을 쓰세요
arena-nothing = 할 일이 없습니다: GAME, --resume, --show 가운데 하나를 주세요
arena-position = 경기는 포석에서 시작합니다: --position을 빼고 --book을 쓰세요
arena-book = 이 경기에는 포석집이 있습니다: --book으로 다시 주세요
arena-playing = { $games }국을 둡니다. 이미 둔 대국: { $done }
arena-until = 검정이 결론을 낼 때까지 둡니다. 이미 둔 대국: { $done }
arena-game = { $number }국: { $seats } { $result } ({ $reason }, { $moves }수)
arena-fault = { $name } 패배({ $how }): { $said }
arena-stopped = 멈췄습니다. 같은 명령으로 이어집니다
arena-written = 저장함: { $file }

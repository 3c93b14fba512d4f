## 분석: 거절하는 것

analysis-nothing = 분석할 게임이 없습니다
analysis-no-game = { $game } 분석은 없습니다
analysis-several = 매치나 세션이 { $count }개입니다. 분석은 하나씩 합니다. 각각 다른 파일에 넣으세요
analysis-no-plies = 플라이는 주사위 게임에만 씁니다. { $game }은(는) 엔진이 판단합니다. 포지션 하나를 얼마나 볼지는 --seconds로 정합니다
analysis-plies-only = --{ $word }은(는) 주사위가 없는 게임에 씁니다. { $game }은(는) --plies로 깊이를 정합니다
analysis-several-rules = 규칙이 서로 다른 게임 { $count }개입니다. 분석은 옵션이 같은 게임만 합니다. 각각 다른 파일에 넣으세요
analysis-plies = 플라이 ‘{ $text }’: GNU Backgammon이 세는 대로 0부터 { $most }까지입니다

## parlour analyse: 거절하는 것

analyse-match-only = { $option }은(는) 매치용입니다. 빼세요
analyse-position-only = { $option }은(는) --position과 함께 씁니다
analyse-needs-position = { $game }은(는) 포지션이 필요합니다. --position TEXT를 쓰거나 기보 파일을 주세요
analyse-player = ‘{ $text }’(이)라는 플레이어는 없습니다. { $known }, 또는 1부터 { $count } 사이의 수를 적으세요
analyse-dice-only = { $option }은(는) 주사위 게임용입니다. { $game }에는 주사위가 없습니다

## 말하는 것

analyse-progress = { $percent } % 분석함
analyse-match = { $first } – { $second }: { $length }점 매치, 점수 { $score }
analyse-money = { $first } – { $second }: 머니 게임, 점수 { $score }
analyse-how = GNU Backgammon이 세는 대로 { $plies }-플라이. 매치 승률표: { $met }
analyse-rating = 퍼포먼스 레이팅 (낮을수록 좋음)
analyse-rating-checker = – 체커
analyse-rating-cube = – 큐브
analyse-decisions = 결정, 세는 것 / 전체
analyse-lost-checker = 체커로 잃은 것
analyse-lost-cube = 큐브로 잃은 것
analyse-lost-mwc = 잃은 매치 승률
analyse-luck = 운
analyse-errors-doubtful = 의심스러운 수 ({ $least } 이상 손실)
analyse-errors-bad = 나쁜 수 ({ $least })
analyse-errors-very-bad = 매우 나쁜 수 ({ $least })
analyse-worst = 가장 큰 실수
analyse-no-errors = 실수가 없습니다.
analyse-error = { $game }번째 게임, { $player }: { $done } – { $grade }, { $loss }. 더 나은 선택: { $better }
analyse-grade-good = 좋은 수
analyse-grade-doubtful = 의심스러운 수
analyse-grade-bad = 나쁜 수
analyse-grade-very-bad = 매우 나쁜 수
analyse-best = 최선: { $best }
analyse-equity = 플레이어 { $seat }의 에퀴티: { $equity }
analyse-mwc = 매치 승률: { $chance } %
analyse-chances = 승, 개먼, 백개먼 – 패도 같은 순서, 퍼센트: { $chances }
analyse-window = 테이크 포인트 { $take }, 더블 포인트 { $double }, 캐시 포인트 { $cash }, 투 굿 { $good }
analyse-rollouts = 롤아웃, 각각 { $games }게임:
analyse-file = 파일
analyse-ours = 우리
analyse-action-roll = 굴리기
analyse-action-no-double = 더블하지 않음
analyse-action-double = 더블
analyse-action-double-take = 더블, 테이크
analyse-action-double-pass = 더블, 드롭
analyse-action-too-good = 더블하기에는 너무 좋음
analyse-action-take = 테이크
analyse-action-drop = 드롭
analyse-action-beaver = 비버
analyse-action-raccoon = 라쿤
analyse-action-accept = 받아들임
analyse-action-resign = 기권
analyse-action-refuse = 거절
analyse-action-play-on = 계속 두기
analyse-action-pass = 움직일 수 없음

analyse-plot-decisions = 결정
analyse-plot-mwc = { $player }의 매치 승률
analyse-plot-equity = { $player }의 에퀴티
analyse-plot-lost = { $player }이(가) 잃은 것의 합
analyse-plot-errors = { $player }의 실수

analyse-tutor = 이 수는 { $loss }을(를) 잃습니다. 더 나은 선택: { $better }. 그래도 둘까요 (y 또는 n)?
analyse-tutor-game = --tutor에는 게임이 필요합니다: parlour play backgammon --tutor
analysis-no-ray = 클러스터에서 롤아웃하려면 Ray가 필요합니다: pip install ray
analysis-ray = Ray 클러스터가 없습니다: { $reason }
analyse-file-lost = 손실: 파일
analyse-ours-lost = 손실: 우리

## 주사위가 없는 게임

analyse-turns-heading = { $game }{ $options }: { $players }인 게임 { $count }판
analyse-turns-how = 판단: { $words }. 값은 { $unit ->
    [shares] 기대하는 승리의 몫이며 모두 더해 1입니다
   *[duel] 기대 결과이며 +1(승)부터 -1(패)까지입니다
  }
analyse-turns-accuracy = 정확도
analyse-turns-turns = 차례, 선택이 있던 것 / 전체
analyse-turns-mean = 차례마다 잃은 것, 평균
analyse-turns-lost = 잃은 것 모두
analyse-turns-course = { $number }번째 게임, { $turns }차례: 차례마다 그 전과 마지막에 각 플레이어의 값
analyse-turns-course-duel = { $number }번째 게임, { $turns }차례: 차례마다 그 전과 마지막에 { $player }의 값
analyse-turns-out = { $player } 탈락: { $turn }번째 차례
analyse-turns-worst = 가장 많이 잃은 차례
analyse-turns-error = { $turn }번째 차례, { $player }: { $done } – { $grade }, { $loss }. 더 나은 선택: { $better }
analyse-turns-error-game = { $game }번째 게임, { $turn }번째 차례, { $player }: { $done } – { $grade }, { $loss }. 더 나은 선택: { $better }
analyse-turns-value = { $player }의 기대: { $value }
analyse-turns-plot-across = 차례
analyse-turns-before = 둔 차례 (순서대로 번호)
analyse-turns-better = 더 나은 차례 (순서대로 번호)

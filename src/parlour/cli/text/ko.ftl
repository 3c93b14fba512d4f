menu-title = 팔러(Parlour): 무엇을 둘까요?
menu-continue = { $game } 이어서 하기 ({ $turns }턴 진행, { $time })
menu-forget = Enter를 누르면 가장 최근 게임을 이어서 합니다. `x1`은 c1을 지웁니다.
menu-broken = 보관된 게임을 읽을 수 없어 그대로 둡니다: { $file }
menu-language = 언어: 한국어 → русский → English
menu-quit = 나가기
menu-hint = 숫자를 입력하면 초보 컴퓨터와 바로 시작합니다. `2+`는 변형, 인원, 단계, 자리를 먼저 고르고, `2?`는 규칙을 보여 줍니다.
menu-prompt = 선택:
menu-unknown = ‘{ $text }’은(는) 메뉴에 없습니다. 왼쪽의 숫자나 글자를 입력하세요.
menu-variant = 어느 변형으로 할까요?
menu-options = 다른 옵션을 KEY=VALUE로 (Enter: 그대로):
menu-players = 몇 명이 두나요 ({ $low }~{ $high })?
menu-level = 컴퓨터 단계 1부터 { $high }까지, 같은 터미널의 친구와 두려면 0?
menu-side = 당신의 자리 (1~{ $players }: { $sides }. 1번이 먼저 둡니다. 0: 무작위)?
menu-number = ‘{ $text }’은(는) { $low }부터 { $high } 사이의 수가 아닙니다.

play-you = 나
play-friend = 이 터미널
play-computer = 컴퓨터, { $level }단계 ({ $name })
play-out-mark = (탈락)
play-how = `{ $move }`처럼 수를 입력하세요.
play-how-turn = `{ $move }`처럼 한 수를, 또는 `{ $turn }`처럼 여러 수를 입력하세요.
play-welcome = `help`를 입력하면 다른 명령을 볼 수 있습니다.
play-yes = 네 예 응 ㅇ y
play-no = 아니요 아니오 아니 ㄴ n
play-yes-or-no = ‘{ $text }’은(는) 답이 아닙니다. y나 n을 입력하세요.

play-help-moves = 둘 수 있는 수
play-help-board = 판 다시 보기
play-help-show = 판에 표시하기. `show`만 입력하면 목록
play-help-dangers = 적이 얼마나 가까운가
play-help-hint = 강한 컴퓨터라면 둘 수
play-help-players = 누가 어느 자리에 있는지
play-help-rules = 그림이 있는 규칙
play-help-position = 포지션 텍스트
play-help-record = 지금까지의 기보
play-help-undo = 내 마지막 수 무르기
play-help-resign = 기권{ $levels ->
    [several] : 1은 한 판, 2는 개먼, 3은 백개먼
   *[one] {""}
  }
play-help-draw = 무승부 제안
play-help-pact = 동맹 제안 또는 수락. 구속력은 없습니다
play-help-break = 동맹 파기
play-help-save = 기보를 새 파일에 저장 (.svg: 그림)
play-help-quit = 나가기. 메뉴에서 이어서 할 수 있습니다
play-help-help = 이 목록

play-thinking = { $player }: 컴퓨터가 생각 중 (Ctrl-C: 바로 두기, 두 번: 나가기)
play-passes = 패스
play-roll = 주사위 { $roll }
play-roll-open = 첫 주사위 { $roll }: { $player } 먼저 시작합니다.
play-roll-open-tie = 첫 주사위 { $roll }: 같은 눈이므로 큐브가 두 배가 됩니다.
play-ask-roll = 주사위 눈은 (예: 61)?
play-roll-unknown = ‘{ $text }’은(는) 지금 나올 수 있는 눈이 아닙니다. 61처럼 두 눈을 적으세요.
play-roll-tie = ‘{ $text }’은(는) 같은 눈이므로 다시 던집니다.
play-roll-file = ‘{ $text }’은(는) 주사위 눈이 아닙니다. 61이나 6-1처럼 두 눈을 적으세요
play-no-more-rolls = { $file }에 더 남은 눈이 없습니다
play-no-dice = { $game }에는 주사위가 없습니다
play-settle = Enter를 누르면 차례를 마칩니다. `undo`는 한 수를 무릅니다.
play-turn-over = ‘{ $move }’은(는) 차례가 끝난 뒤의 수입니다. Enter로 차례를 마치거나 `undo`로 한 수를 무르세요
play-turn-long = ‘{ $turn }’에서 ‘{ $move }’ 앞에 차례가 끝나므로 아무것도 두지 않았습니다. ‘{ $move }’을(를) 빼고 입력하세요
play-not-now = 지금 둘 차례인 사람만 물어볼 수 있습니다
play-hint = 좋은 수: { $move }
play-saved = { $file }에 저장했습니다.
play-exists = { $file }이(가) 이미 있어 그대로 두었습니다. 다른 이름을 쓰세요.
play-not-saved = { $file }에 쓸 수 없습니다: { $why }.
play-kept = 게임을 보관했습니다. `parlour play`에서 이어서 할 수 있습니다.
play-not-kept = 두는 동안 게임을 보관할 수 없습니다 ({ $file }: { $why }). `save`로 다른 곳에 저장할 수 있습니다.
play-broken = { $file }은(는) 보관된 게임으로 읽을 수 없어 ({ $why }) 그대로 둡니다
play-no-undo = 무를 수 있는 당신의 수가 없습니다
play-no-undo-dice = 무를 수 있는 수가 없습니다. 주사위와 상대가 이미 응한 것은 그대로입니다
play-level = ‘{ $text }’은(는) 단계가 아닙니다. 1, 개먼이면 2, 백개먼이면 3을 적으세요
play-no-level = ‘{ $text }’은(는) 붙일 수 없습니다. 이 게임에서는 `resign`만 씁니다
play-partner = ‘{ $text }’은(는) 플레이어가 아닙니다. 1부터 { $players } 사이의 수를 `{ $example }`처럼 적으세요
play-exposed = { $player }: { $count ->
    [0] 상대의 다음 차례에 죽을 수 있는 것이 없습니다.
   *[other] 상대의 다음 차례에 죽을 수 있는 칸: { $cells }
  }
play-no-dangers = 잃으면 게임이 끝나는 말이 아무에게도 없습니다.
play-no-pact = 당신에게는 파기할 동맹이 없습니다
play-partner-missing = `{ $command }`에는 플레이어가 있어야 합니다(예: `{ $command } { $example }`)
play-side = ‘{ $text }’은(는) 편이 아닙니다. { $known }, 1부터 { $players } 사이의 수, 또는 random을 적으세요
play-answer-resign = { $player }: { $level ->
    [1] 한 판
    [2] 개먼
   *[3] 백개먼
  } 기권. 받아들일까요 (y 또는 n)?
play-gives-up = { $player }: { $level ->
    [1] 한 판
    [2] 개먼
   *[3] 백개먼
  } 기권 제안.
play-answer-draw = { $player }: 무승부 제안. 받아들일까요 (y 또는 n)?
play-accepts = 받아들임
play-refuses = 거절
play-put-out = { $by }의 수로 { $player } 탈락.
play-gave-up = { $player } 기권, 탈락.
play-pacts = 동맹: { $pacts }
play-pact = { $first }, { $second } 동맹.
play-pact-over = { $first }, { $second } 동맹 끝.
play-declined = { $first }, { $second }: 동맹 거절.
play-next-game = 점수는 { $score }입니다. 다음 판을 시작합니다.
play-watch = 탈락했습니다. 나머지 경기를 지켜볼까요 (y 또는 n)?
play-won = 이겼습니다.
play-lost = 졌습니다.
play-drawn = 승자가 없습니다.
play-afterwards = `again`은 한 판 더, `undo`는 마지막 수 무르기, `save`는 기보 저장, Enter는 나가기.

## 풀이

solve-no-duel = { $game }은(는) 풀 수 없습니다. 언제나 둘이 하는, 주사위 없는 게임만 풀 수 있습니다
solve-no-starts = { $game }에는 고를 시작 칸이 없습니다. --starts를 빼세요
solve-beyond = 풀 수 없습니다. ‘{ $text }’을(를) { $seconds }초 안에 풀지 못했습니다. --seconds와 --memory로 더 허용할 수 있습니다
solve-wins = { $player } 차례: 이깁니다.
solve-draws = { $player } 차례: 서로 최선이면 무승부입니다.
solve-loses = { $player } 차례: 상대가 최선을 두면 집니다.
solve-moves-wins = 이기는 수 { $count }개: { $moves }
solve-moves-draws = 비기는 수 { $count }개: { $moves }
solve-moves-loses = 지는 수 { $count }개: { $moves }
cli-solving = { $all }개 중 { $done }개 확정. 방문한 국면 { $visits }개, 증명 수 { $prove } : { $disprove }, 표 { $full } % 사용

bearoff-core = 베어오프 표에는 컴파일된 코어가 필요한데 없습니다. C++20 컴파일러(g++ 12 이상)가 있어야 합니다
bearoff-alone = --hypergammon은 정해진 표 하나입니다. --two-sided, --points, --checkers를 빼세요
bearoff-large = 포인트 { $points }개, 체커 { $checkers }개의 양면 표는 너무 큽니다. 한쪽 국면은 8,008개까지이며, 예를 들어 포인트 6개와 체커 10개입니다
bearoff-progress = { $percent } % 완료
bearoff-made = { $file }: 만들었습니다, { $size } MB, { $seconds }초
bearoff-kept = { $file }: 이미 온전하게 있습니다, { $size } MB
bench-plies = --plies는 --yardstick과 함께 씁니다
bench-yardstick = --yardstick은 백개먼에만 쓸 수 있습니다: parlour bench backgammon --yardstick FILE
bench-scored = { $plies }-ply, 포지션 { $count }개: 평균 절대 오차 { $mean }, RMS { $rms }, 편향 { $bias }
bench-core = 평가 자료를 재려면 컴파일된 코어가 필요합니다. C++20 컴파일러(g++ 12 이상)를 설치하세요
yardstick-line = ‘board’와 ‘equity’ 또는 ‘probs’가 든 JSON도, 정수 26개와 확률 5개도 아닙니다
yardstick-board = 판이 아닙니다. 숫자 26개, 양쪽 말은 1~15개, 상대의 바가 맨 앞입니다
yardstick-empty = 이 파일에는 국면이 없습니다
train-core = 학습하려면 컴파일된 코어가 필요합니다. C++20 컴파일러(g++ 12 이상)를 설치하세요
train-other = { $folder }에는 다른 학습이 있습니다({ $reason }). 같은 값을 주거나 다른 폴더를 쓰세요
analyse-ray-alone = --ray는 --rollout과 함께 씁니다
train-start = --start: 백개먼 신경망의 온전한 가중치가 아닙니다. 학습에서 나온 net.bin이나, 패키지에 든 것이라면 net을 주세요
train-damaged = 학습 파일이 손상되었습니다({ $reason }). 사본으로 되돌리거나 다른 폴더에서 시작하세요

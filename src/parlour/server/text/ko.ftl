# 화면의 문장. 코드는 모든 언어에서 같고 `page-`로 시작합니다.

## 집

page-title = Parlour
page-lead = 여섯 게임, 한 테이블.
page-line = ‘바로 두기’를 누르면 초보자에게 맞는 컴퓨터와 곧바로 시작합니다. 친구와는 한 화면에서도, 멀리서도 둘 수 있습니다.
page-home = 모든 게임
page-skip = 본문으로 가기
page-close = 닫기
page-retry = 다시 시도
page-loading = 잠시만요…
page-offline = 서비스가 응답하지 않습니다. 서비스가 켜져 있고 인터넷에 연결되어 있는지 확인하세요.
page-service-error = 서비스가 오류 { $status }(으)로 답했습니다.
page-missing = 이 주소에는 아무것도 없습니다.
page-missing-help = 링크가 잘렸을 수 있습니다. 게임은 모두 테이블 위에 있습니다.

## 첫 화면

page-play = 바로 두기
page-play-hint = 초보자에게 맞는 컴퓨터와
page-friend = 친구와 함께
page-friend-hint = 게임을 열고 친구에게 보낼 링크를 만듭니다
page-more = 규칙과 자리 고르기
page-learn = 세 수로 배우기
page-rules = 규칙
page-unfinished = 끝나지 않은 게임
page-finished = 끝난 게임
page-games = 내 게임
page-games-none = 아직 게임이 없습니다. 테이블에 앉아 보세요.
page-games-yours = 내 차례
page-games-theirs = 상대를 기다리는 중
page-games-free = 친구가 앉기를 기다리는 중
page-games-answer = 내 대답을 기다리는 중
page-games-lost = 이 브라우저에는 자리 열쇠가 더는 없습니다. 관전만 할 수 있습니다
page-games-gone = 이 서비스에는 없습니다. 다른 데이터베이스로 시작했을 수 있습니다
page-games-winner = 끝. 승자: { $name }
page-forget = 목록에서 빼기
page-still = 테이블 멈추기
page-moving = 테이블 움직이기
page-all-games = 내 게임 모두 보기
page-players-range = 2~{ $most }명
page-miniature = { $game }, 저절로 진행되는 게임

## 새 게임

page-new = 새 게임
page-new-of = { $game } 한 판
page-variant = 변형
page-options = 옵션
page-default = 자동
page-width = 가로
page-height = 세로
page-seats = 누가 두나요
page-who-you = 나
page-who-friend = 옆 친구
page-who-link = 링크로 친구
page-who-computer = 컴퓨터
page-level = 실력
page-swap = 자리 바꾸기
page-lots = 자리를 제비로 정하기
page-clock = 시계
page-clock-none = 시계 없음
page-clock-minutes = { $minutes }분 + 차례마다 { $increment }초
page-open = 자리에 앉기

## 판 앞에서

page-board-of = 판: { $game }
page-thinking = { $name }: 생각 중
page-backgammon-turn-double = 플레이어 { $seat } 차례: `roll` 또는 `double` 중에서 고르세요.
page-quoted = ‘{ $words }’
page-showing = { $name }의 턴을 보여 주는 중입니다.
page-away = 자리 비움
page-free = 빈 자리
page-you = 나
page-role-computer = 컴퓨터, { $level }
page-watching = 관전 중입니다.
page-spectators = 관전 { $count }명
page-confirm = 차례 확정
page-complete = 차례를 다 두었습니다. 확정하거나 한 걸음 무르세요.
page-undo = 한 걸음 무르기
page-swap-dice = 주사위 순서 바꾸기
page-menu = 더 보기
page-moves = 기보
page-moves-none = 아직 둔 수가 없습니다.
page-first = 처음
page-previous = 이전
page-next = 다음
page-last = 마지막
page-looking = { $count } 가운데 { $ply }번째를 보고 있습니다.
page-return = 게임으로 돌아가기
page-solve = 누가 이기나요?
page-solving = 누가 이기는지 계산하는 중 …
page-solved-win = 최선으로 두면 { $name } 승리. 승리를 지키는 수: { $moves }.
page-solved-loss = { $name } 차례이고, 상대가 최선을 두면 어떤 수로도 집니다.
page-solved-draw = 서로 최선이면 무승부. 무승부를 지키는 수: { $moves }.
page-solved-unknown = 아직 알 수 없습니다. 주어진 시간 안에 이 국면을 풀지 못했습니다.
page-solved-over = 게임이 끝났습니다. 지난 수를 되돌아보면 그때 누가 이기고 있었는지 볼 수 있습니다.
page-overlays = 판에 표시
page-hints = 둘 수 있는 곳
page-whose = 누구 기준
page-whose-line = 키: C 연결 보기, 1~{ $count } 누구 기준, 0 나.
page-typed = 수 입력
page-typed-play = 두기
page-typed-none = ‘{ $text }’은(는) 지금 둘 수 있는 수가 아닙니다.
page-typed-complete = 차례에 둘 것을 다 두어 ‘{ $move }’은(는) 더 둘 수 없습니다. 차례를 확정하거나 한 걸음 무르세요.
page-typed-too-long = 입력이 { NUMBER($size, useGrouping: 0) }자입니다. 최대 { NUMBER($most, useGrouping: 0) }자까지 쓸 수 있습니다.
page-rule = 규칙 { $rule }
page-resign = 기권
page-resign-sure = 이 게임을 포기할까요?
page-resign-sure-of = { $name }: 이 게임을 포기할까요?
page-resign-level = { $level ->
    [1] 한 배로 기권
    [2] 개먼으로 기권
   *[3] 백개먼으로 기권
  }
page-keep-playing = 계속 두기
page-draw = 무승부 제안
page-accept = 수락
page-refuse = 거절
page-standing-resign = { $name }: { $level ->
    [1] 기권
    [2] 개먼 기권
   *[3] 백개먼 기권
  } 제안. 받아들일까요?
page-standing-draw = { $name }: 무승부 제안. 받아들일까요?
page-standing-wait = 제안에 대한 답을 기다리고 있습니다.
page-pacts = 동맹
page-pacts-of = 동맹: { $name }
page-pacts-line = 동맹은 말로 하는 약속입니다. 동맹의 말을 죽이면 깨집니다.
page-pact-stands = { $first }, { $second }: 동맹.
page-pact = { $name }: 동맹 맺기
page-pact-end = { $name }: 동맹 깨기
page-propose = { $name }에게 동맹 제안
page-pact-accept = { $name }의 동맹 수락
page-decline = { $name }의 동맹 거절
page-proposed = { $name } → { $other }: 동맹 제안.
page-pact-table = 누가 누구와 동맹인가
page-pact-yes = 동맹
page-pact-offered = 제안
page-event-resign = { $name }: { $level ->
    [1] 기권
    [2] 개먼 기권
   *[3] 백개먼 기권
  }
page-event-offer = { $name }: 무승부 제안
page-event-accept = { $name }: { $what ->
    [draw] 무승부 수락
    [1] 기권 수락
    [2] 개먼 기권 수락
   *[3] 백개먼 기권 수락
  }
page-event-refuse = { $name }: { $what ->
    [draw] 무승부 거절
    [1] 기권 거절
    [2] 개먼 기권 거절
   *[3] 백개먼 기권 거절
  }
page-event-pact = { $name }, { $other }: 동맹 맺음
page-event-end = { $name }, { $other }: 동맹 깨짐
page-event-propose = { $name } → { $other }: 동맹 제안
page-event-decline = { $name } → { $other }: 동맹 거절
page-event-flag = { $name }: 시간 초과
page-event-leave = { $name }: 게임에서 나감
page-event-adjudicate = 심판 판정
page-moved = { $name }: { $turn }
page-rolled = 주사위: { $roll }
page-gone = { $name }: 탈락.
page-put-out = { $name }: 탈락({ $by })
page-went-out = { $name }: 탈락
page-stuck = 둘 수 있는 걸음이 없어 차례가 저절로 넘어갑니다
page-dangers = 적이 얼마나 가까운가
page-again = 이 차례 다시 보기
page-panel = 게임
page-out = 탈락
page-score = 점수
page-won = 이겼습니다.
page-lost = 졌습니다.
page-drawn = 무승부입니다.
page-over = 게임이 끝났습니다.
page-rematch = 자리 바꿔 다시 두기
page-next-room = 새 게임으로 가기
page-picture = 그림 간직하기
page-record = 기보 간직하기
page-position = 국면
page-position-copy = 국면 복사
page-position-copied = 국면을 클립보드에 복사했습니다.
page-position-line = 첫 화면이나 새 게임 화면에 붙여 넣으면 그 국면을 열어 연구할 수 있습니다.
page-position-from = 국면에서 시작: 국면 텍스트, XGID 또는 GNU ID
page-copy-text = 복사
page-invite = 친구 초대
page-invite-line = 이 링크를 여는 사람이 함께 앉습니다.
page-invite-here = 이 링크는 이 컴퓨터에서만 열립니다(예: 다른 브라우저). 다른 기기의 친구와 두려면 Parlour를 ‘make play LAN=1’로 시작하세요.
page-invite-together = 친구가 옆에 있어요: 한 화면에서 두기
page-invite-qr = 초대 링크 QR 코드
page-copy = 링크 복사
page-copied = 복사했습니다
page-copied-said = 링크를 클립보드에 복사했습니다.
page-copy-failed = 브라우저가 복사를 허락하지 않습니다. 링크를 선택해 두었으니 Ctrl+C나 길게 눌러 복사하세요.
page-share = 공유
page-connecting = 연결 중…
page-waiting = 연결이 끊겼습니다. 다시 시도하는 중…

## 분석

page-analyse = 게임 분석
page-analysis = 분석
page-analyse-another = 다른 게임
page-analyse-line = 여기 있는 모든 게임의 기보와 백개먼 매치(.mat, .sgf)를 차례마다 판단합니다. 포지션(여기 있는 모든 게임의 텍스트, XGID, GNU ID)은 살펴볼 수 있게 열립니다.
page-analyse-text = 기보 또는 포지션
page-analyse-start = 열기
page-analyse-file = 파일 고르기…
page-analyse-stop = 그만두기
page-analysing = 게임을 분석하고 있습니다…
page-analysis-empty = 이 게임에서는 아무것도 결정하지 않았습니다.
page-game-number = { $number }번째 게임
page-error-previous = 이전 실수
page-error-next = 다음 실수
page-class-good = 좋은 수
page-class-doubtful = 의심스러운 수
page-class-bad = 나쁜 수
page-class-very-bad = 매우 나쁜 수
page-judged-forced = 다른 수가 없었습니다.
page-judged-lost = { $class }: { $loss }.
page-judged-best = 더 나은 수: { $best }.
page-candidates = 둘 수 있었던 수
page-candidate = 수
page-candidate-show = 판에 보기
page-candidate-played = 둔 수
page-equity = 에퀴티
page-difference = 차이
page-plies = { $plies }수 앞
page-cube-decision = 큐브, { $name } 쪽 에퀴티
page-chances = 승리, 개먼, 백개먼 – 상대 쪽도 같은 순서로, 퍼센트
page-action-no-double = 더블 안 함
page-action-double = 더블
page-action-double-take = 더블, 받음
page-action-double-pass = 더블, 포기
page-action-take = 받음
page-action-drop = 포기
page-action-beaver = 비버
page-action-raccoon = 라쿤
page-action-accept = 수락
page-action-too-good = 더블하기에는 너무 좋음
page-action-pass = 둘 수 없음
page-action-resign = 기권
page-action-refuse = 거절
page-cube-best = 최선: { $best }
page-chance-win = 승리
page-chance-win-gammon = 개먼 승
page-chance-win-backgammon = 백개먼 승
page-chance-lose-gammon = 개먼 패
page-chance-lose-backgammon = 백개먼 패
page-luck = 운
page-course-match = { $name }: 매치 승리 확률
page-course-money = { $name }: 에퀴티
page-sums = 숫자로 보는 매치
page-sums-figure = 항목
page-sums-line = { $plies }-ply(GNU 백개먼의 셈법)로 분석. 매치 에퀴티: { $met }. 평점은 외길이 아닌 결정 하나의 평균 손실에 500을 곱한 값으로, 작을수록 좋습니다.
page-rating = 실력 평점
page-rating-checker = 평점, 말
page-rating-cube = 평점, 큐브
page-decisions = 결정, 외길 아님 / 모두
page-loss-checker = 말에서 잃음
page-loss-cube = 큐브에서 잃음
page-errors-checker = 말: { $class }
page-errors-cube = 큐브: { $class }
page-result = 점수

## 주사위가 없는 게임의 분석

page-turns-of = { $number }번째 차례
page-turns-worst = 가장 많이 잃은 차례
page-turns-none-lost = 많이 잃은 차례가 없습니다.
page-turns-value = 값
page-turns-exact = 정확함
page-turns-before = 이 차례 전의 값
page-turns-course-duel = { $name }의 값
page-turns-course = 모든 플레이어의 값
page-turns-course-read = { $name }: { $value }
page-turns-sums = 숫자로 본 게임
page-turns-accuracy = 정확도
page-turns-turns = 차례, 선택이 있던 것 / 전체
page-turns-mean = 차례마다 잃은 것, 평균
page-turns-lost = 잃은 것 모두
page-turns-result = 결과
page-turns-out = { $name } 탈락: { $turn }번째 차례.
page-turns-engine = 판단: { $words }. 값은 { $unit ->
    [shares] 기대하는 승리의 몫이며 모두 더해 1입니다.
   *[duel] 기대 결과이며 +1(승)부터 −1(패)까지입니다.
  } 아무것도 잃지 않으면 정확도는 100{ "\u00A0" }%입니다.
page-turns-show-after = 둔 뒤 보기
page-turns-steps = 판 위의 단계: { $steps }

## 설정

page-settings = 설정
page-language = 언어
page-theme = 밝기
page-theme-auto = 시스템대로
page-theme-light = 낮
page-theme-dark = 등불
page-motion = 움직임
page-motion-auto = 시스템대로
page-motion-full = 모두
page-motion-reduced = 없음
page-sound = 소리
page-auto-confirm = 차례가 끝나면 스스로 확정
page-own-side = 내 쪽을 아래로
page-mirrored = 홈을 왼쪽에: 판을 좌우로 뒤집기
page-arrows = 지난 차례를 화살표로
page-pace = 다른 이의 차례
page-pace-slow = 천천히
page-pace-normal = 보통
page-pace-fast = 빠르게
page-pace-once = 한꺼번에
page-dice-settings = 백개먼
page-direct = 한 번 누르면 왼쪽 주사위로 두기
page-auto-forced = 외길 수는 스스로 두기
page-auto-roll = 더블이 쓸모없으면 스스로 굴리기
page-auto-off = 경주에서는 스스로 내보내기
page-warn = 큰 실수를 하기 전에 경고 (컴퓨터와 둘 때)
page-warn-title = 큰 실수로 보입니다
page-warn-loss = { $played }: 에퀴티를 { $loss } 잃습니다.
page-warn-anyway = 그래도 두기
page-warn-again = 다시 생각하기
page-warn-asking = 수를 살펴보는 중…

## 규칙과 배우기

page-rules-of = { $game } 규칙
page-picture-number = 그림
page-lesson-of = 세 수로 배우는 { $game }
page-lesson-step = { $count }수 중 { $step }번째
page-lesson-not = 둘 수는 있지만 찾는 수는 아닙니다.
page-lesson-next = 다음
page-lesson-again = 다시
page-lesson-play = 진짜 한 판 두기
page-lesson-rules = 규칙 모두 읽기

## 서비스가 요청을 처리할 수 없을 때

room-unknown = ‘{ $room }’(이)라는 게임이 없습니다. 주소를 확인하세요
room-stale = 그사이 게임이 진행되었습니다. 다시 확인하세요
room-seats = 채워진 자리는 { $found }개인데, 이 게임의 자리는 { $players }개입니다
room-no-person = 사람이 앉을 자리가 하나는 있어야 합니다
room-invitation = 이 초대는 이 게임의 것이 아닙니다
room-full = 빈자리가 없습니다. 관전할 수는 있습니다
room-not-over = 게임이 아직 끝나지 않았습니다
room-not-your-turn = 다른 플레이어의 차례입니다
room-turn-over = ‘{ $move }’ 전에 이미 차례가 끝났습니다
room-turn-short = 차례가 끝나지 않았습니다. 한 수 이상 더 두어야 합니다
room-ply = ‘{ $text }’은(는) 수의 개수가 아닙니다
token-unknown = 이 열쇠로 앉을 수 있는 자리가 없습니다
token-seat = 플레이어 { $seat }의 자리에 앉아 있지 않습니다
solve-not-known = { $game }에서 누가 이기는지는 알려져 있지 않습니다
solve-not-now = 누가 이기는지는 다른 곳의 상대가 없을 때만 알려 줍니다. 컴퓨터와 두거나, 한 화면에서 두거나, 게임이 끝난 뒤입니다
warn-not-now = 경고는 컴퓨터와만 두는 게임에서 합니다
text-unknown = ‘{ $text }’은(는) 이곳에 있는 게임의 국면도 기보도 아닙니다
analysis-what = 분석할 기보 텍스트나 방 가운데 하나만 보내세요
analysis-not-over = 게임이 아직 끝나지 않았습니다. 끝난 뒤에 분석할 수 있습니다
analysis-lost = 분석이 멈추었습니다. 다시 시도하세요
message-malformed = 읽을 수 없는 메시지입니다: { $reason }
message-too-large = 메시지가 { NUMBER($size, useGrouping: 0) }바이트 이상입니다. 최대 { NUMBER($most, useGrouping: 0) }바이트입니다
message-too-often = 메시지가 한꺼번에 너무 많습니다. 잠시 기다리세요
message-hello-first = 먼저 hello를 보내세요
service-unknown = ‘{ $page }’에는 아무것도 없습니다
service-method = 여기서는 ‘{ $method }’을(를) 쓸 수 없습니다
service-not-built = 페이지가 아직 빌드되지 않았습니다. `make page`를 실행하세요.
service-fault = 서비스에 오류가 났습니다. 잃은 것은 없으니 다시 시도하세요
computer-any = 컴퓨터가 생각하지 못해 가능한 수 가운데 아무거나 두었습니다.
computer-refused = 컴퓨터가 생각하지 못해 거절했습니다.
database-url = ‘{ $text }’은(는) 데이터베이스가 아닙니다. sqlite:///PATH 또는 postgresql://USER@HOST/NAME 형식으로 적으세요
service-at = Parlour 주소: { $address } (Ctrl-C로 끝냅니다. 게임은 모두 보관됩니다)

## 판을 만지기

touch-can = 고를 수 있음
touch-to = 여기로 둘 수 있음
touch-chosen = 고름
touch-say = { $target } 고름, 이어서 고를 곳 { $count }군데
touch-again = { $said }, 한 번 더 누르면 { $move }
touch-cancelled = 고르기 취소
database-closed = 데이터베이스 { $text }을(를) 열 수 없습니다: { $reason }
database-served = 다른 Parlour가 이미 { $text }의 게임을 서비스하고 있습니다. 그것을 쓰거나 먼저 끝내세요(여럿이 함께 쓸 수 있는 것은 PostgreSQL뿐입니다)

backgammon = 백개먼
backgammon-tagline = 주사위와 더블링 큐브를 쥐고, 체커 열다섯 개를 상대보다 먼저 홈으로 데려와 판에서 모두 빼내세요.
backgammon-checker = 체커
backgammon-borne-off = 빼낸 체커
backgammon-die = 주사위
backgammon-cube = 더블링 큐브

backgammon-turn-open = 첫 주사위: 각자 하나씩 굴려 높은 쪽이 두 눈으로 먼저 시작합니다.
backgammon-turn-dice = 플레이어 { $seat }이(가) 주사위를 굴립니다.
backgammon-turn-double = 플레이어 { $seat } 차례: `roll`(굴리기) 또는 `double`(더블)을 고르세요.
backgammon-turn-useless = 플레이어 { $seat } 차례: `roll` 또는 `double`을 고르세요. 큐브가 이미 필요한 점수를 채우므로 더블해도 얻는 것이 없습니다.
backgammon-turn-doubled = 플레이어 { $seat }에게 { $value }배 더블: `take`로 받거나 `drop`으로 { $lost }점을 내주세요.
backgammon-turn-beavered = 플레이어 { $seat }에게 { $value }배 비버: `accept`로 받거나 `drop`으로 { $lost }점을 내주세요.
backgammon-turn-raccooned = 플레이어 { $seat }에게 { $value }배 라쿤: `accept`로 받거나 `drop`으로 { $lost }점을 내주세요.
backgammon-turn-play = 플레이어 { $seat } 차례: { $dice } 눈으로 움직이세요.
backgammon-turn-pass = 플레이어 { $seat }은(는) { $dice } 눈으로 움직일 수 없어 패스해야 합니다.

backgammon-note-pips = 핍: 플레이어 1 { $first }, 플레이어 2 { $second }
backgammon-note-match = { $length }점 매치, 점수 { $first }:{ $second }
backgammon-note-score = 점수 { $first }:{ $second }
backgammon-note-crawford = 크로퍼드 게임: 큐브 없음
backgammon-note-jacoby = 자코비: 큐브가 한 번이라도 돌아가야 개먼이 인정됩니다
backgammon-tally-pips = 핍 { $count }
backgammon-tally-score = { $length ->
    [0] { $points }점
   *[other] { $length }점 중 { $points }점
  }

backgammon-single = 플레이어 { $seat }이(가) 체커를 모두 빼내 { $points }점을 얻었습니다 (B10).
backgammon-gammon = 플레이어 { $seat }의 개먼 승리: { $points }점 (B10).
backgammon-backgammon = 플레이어 { $seat }의 백개먼 승리: { $points }점 (B10).
backgammon-jacoby = 플레이어 { $seat }의 승리. 큐브가 가운데에 있어 자코비 룰로 싱글이 됩니다: { $points }점 (B12).
backgammon-conceded = 상대가 게임을 포기해 플레이어 { $seat }이(가) { $points }점을 얻었습니다.
backgammon-match = { $last } 플레이어 { $seat }이(가) { $won }:{ $lost }로 매치에서 이겼습니다 (B13).

backgammon-match-cube = cube=off는 match={ $length }와 함께 쓸 수 없습니다. 매치는 큐브를 씁니다 (B19)
backgammon-money-only = { $key }={ $text }은(는) 머니 게임용이라 match=N과 함께 쓸 수 없습니다 (B19)
backgammon-match-only = { $key }={ $text }은(는) 매치용입니다. match=N도 함께 지정하세요 (B13)
backgammon-cube-only = { $key }={ $text }에는 큐브가 필요합니다. cube=on도 함께 지정하세요 (B12)
backgammon-raccoons = raccoons=on은 비버에 대한 응수입니다. beavers=on도 함께 지정하세요 (B12)

backgammon-no-equities = ‘{ $text }’라는 매치 승률표가 없습니다. 들어 있는 표: { $known }
backgammon-equities-word = { $file }: 매치 승률표가 아닙니다. ‘{ $expected }’ 자리에 ‘{ $text }’ 있음
backgammon-equities-range = { $file }: 매치 승률표가 아닙니다. 값 { $text }: { $least }보다 크고 { $most }보다 작아야 합니다
backgammon-equities-sum = { $file }: 매치 승률표가 아닙니다. { $away }-어웨이 { $other }-어웨이의 승률과 그 반대의 승률을 더해도 1이 되지 않습니다

backgammon-xgid = ‘{ $text }’은(는) 백개먼의 포지션이 아닙니다. ‘XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 open’처럼 XGID와 대기 상태를 적으세요
backgammon-xgid-fields = ‘{ $text }’에는 항목이 { $found }개 있습니다. XGID는 쌍점으로 나눈 10개 항목입니다
backgammon-xgid-board = 판 ‘{ $text }’은(는) { $found }글자입니다. - A…O a…o로 정확히 26글자여야 합니다
backgammon-xgid-letter = 판 ‘{ $text }’의 { $place }번째 글자가 ‘{ $letter }’입니다. - A…O a…o만 쓸 수 있습니다
backgammon-xgid-bar = 판 ‘{ $text }’의 바에 다른 쪽 체커가 있습니다. 첫 글자는 플레이어 2의 바(a…o), 마지막 글자는 플레이어 1의 바(A…O)입니다
backgammon-xgid-dice = ‘{ $text }’은(는) 주사위 항목이 아닙니다. 00, 1부터 6까지의 숫자 두 개, D, B, R 중 하나를 적으세요
backgammon-xgid-number = ‘{ $text }’은(는) { $field ->
    [cube] 큐브
    [owner] 큐브 소유자
    [turn] 차례
    [score] 점수
    [flag] 크로퍼드·자코비
    [length] 매치 길이
   *[limit] 큐브 한도
  } 항목에 맞지 않습니다. { $most ->
    [none] 정수를
   *[other] { $most } 중 하나를
  } 적으세요
backgammon-checkers = ‘{ $text }’에서 한쪽 체커가 { $found }개입니다. 많아야 { $most }개입니다
backgammon-no-checkers = 판 ‘{ $text }’에 체커가 없습니다
backgammon-pending = ‘{ $text }’은(는) 대기 상태가 아닙니다. -, open, throw, 남은 주사위 눈, over1, over2 중 하나를 적으세요
backgammon-pending-dice = 남은 눈 ‘{ $text }’은(는) 주사위 { $dice }에서 남을 수 없습니다
backgammon-pending-open = ‘{ $text }’에는 주사위 항목 00과 차례 항목 1이 필요합니다. 아직 아무도 굴리지 않았습니다
backgammon-pending-00 = ‘{ $text }’에는 주사위 항목이 { $dice }이(가) 아니라 00이어야 합니다
backgammon-pending-automatic = ‘{ $text }’: 매치에는 자동 더블이 없습니다. open이라고 적으세요
backgammon-pending-finished = ‘{ $text }’은(는) 대기 상태일 수 없습니다. 한쪽 체커가 모두 나갔으므로 -를 적으세요
backgammon-throw = `throw`는 더블할 수 있는 플레이어가 굴리기를 고른 뒤에만 쓸 수 있습니다
backgammon-answer-unused = 주사위 자리 ‘{ $text }’: 큐브가 없는 판(크로포드 판이나 1점 매치)이라 답할 더블이 없습니다
backgammon-answer-option = 주사위 자리 ‘{ $text }’은(는) { $option }=on인 머니 게임에만 있습니다
backgammon-answer-owner = 주사위 자리가 ‘{ $text }’이면 큐브 주인 자리는 { $found }이(가) 아니라 { $wanted }여야 합니다(B18)
backgammon-answer-value = 주사위 자리가 ‘{ $text }’이면 큐브를 이미 올렸으므로 큐브 자리는 { $found }이(가) 아니라 { $least } 이상이어야 합니다(B18)
backgammon-cube-unused = 큐브를 쓰지 않는 게임(크로퍼드 또는 1점 매치)에서 큐브 ‘{ $text }’은(는) 0:0이어야 합니다
backgammon-only-analysed = { $program }의 분석이며 게임 기록이 아닙니다. `parlour analyse`로 읽으세요
backgammon-only-xg-cut = eXtreme Gammon의 분석으로 시작하지만 끝(‘eXtreme Gammon Version: …’ 줄)이 없습니다. 다시 내보내세요
backgammon-only-position = 포지션이며 게임 기록이 아닙니다. --position으로 주세요
backgammon-length = 텍스트의 매치 길이 { $text }이(가) 게임의 { $wanted }와(과) 다릅니다
backgammon-flag = 자코비·비버 항목 { $text }이(가) jacoby, beavers 옵션과 맞지 않습니다
backgammon-needs-cube = ‘{ $text }’은(는) 큐브가 있는 포지션입니다. cube=on을 지정하세요
backgammon-crawford = { $length }점 매치의 { $text }에서 크로퍼드 항목은 1일 수 없습니다. 크로퍼드 게임은 한쪽이 1점을 남긴 직후의 한 판입니다
backgammon-score-running = 점수 { $text }은(는) 이미 { $length }점 매치를 끝내지만 게임이 끝나지 않았습니다
backgammon-score-over = 게임은 끝났지만 점수 { $text }로는 승자가 { $length }점 매치를 끝내지 못합니다. 다음 게임의 시작을 적으세요

backgammon-move = ‘{ $text }’은(는) 수가 아닙니다. 13/7, bar/22, 6/off처럼 적고, 주사위는 61처럼, 그 밖에는 roll, double, take, drop, pass 같은 낱말을 적으세요
backgammon-way = ‘{ $text }’은(는) bar나 24에서 off 쪽으로 내려가지 않습니다. 다음 포인트는 앞의 포인트보다 작아야 합니다

backgammon-finished = 게임이 끝나 ‘{ $move }’을(를) 둘 수 없습니다
backgammon-roll-due = ‘{ $move }’을(를) 둘 수 없습니다. 먼저 주사위를 굴립니다
backgammon-no-roll = ‘{ $move }’은(는) 지금 나올 수 있는 눈이 아닙니다
backgammon-tie = ‘{ $move }’은(는) 같은 눈이라 다시 굴립니다 (B3)
backgammon-call-due = ‘{ $move }’을(를) 둘 수 없습니다. 먼저 `roll`이나 `double`을 고르세요 (B11)
backgammon-answer-due = ‘{ $move }’을(를) 둘 수 없습니다. 더블에 먼저 답하세요: { $answers } (B11)
backgammon-dice-stand = ‘{ $move }’을(를) 둘 수 없습니다. 아직 { $dice } 눈을 써야 합니다
backgammon-opening = ‘{ $move }’은(는) 첫 주사위 전에 할 수 없습니다 (B11)
backgammon-no-cube = ‘{ $move }’을(를) 할 수 없습니다. 이 게임에는 큐브가 없습니다
backgammon-no-cube-crawford = ‘{ $move }’을(를) 할 수 없습니다. 크로퍼드 게임에는 큐브가 없습니다 (B13)
backgammon-cube-owner = 큐브는 플레이어 { $seat }의 것입니다. 소유자만 더블할 수 있습니다 (B11)
backgammon-no-double = ‘{ $move }’로 답할 더블이 없습니다
backgammon-option-off = ‘{ $move }’은(는) 허용되지 않습니다: { $key }=off (B12)
backgammon-pass = { $dice } 눈으로 둘 수 있는 수가 있습니다. 전혀 쓸 수 없는 눈만 패스합니다 (B9)
backgammon-empty = { $move }: { $point }에 자기 체커가 없습니다
backgammon-bar-first = { $move }: 바에 있는 체커 { $count }개가 먼저 들어가야 합니다 (B6)
backgammon-no-die = { $move }에는 { $distance }의 눈이 필요합니다. 남은 눈은 { $dice }입니다 (B4)
backgammon-closed = { $move }: { $point }번 포인트는 상대 체커 두 개 이상으로 막혀 있습니다 (B5)
backgammon-not-home = { $move }: 체커가 모두 홈에 들어온 뒤에야 빼낼 수 있습니다 (B8)
backgammon-highest-first = { $move }: { $dice } 눈으로는 더 높은 포인트의 체커가 먼저 나갑니다 (B8)
backgammon-larger-die = { $move }: 눈 하나만 쓸 수 있을 때는 큰 눈 { $die }을(를) 써야 합니다 (B7)
backgammon-most-dice = { $move }: { $dice } 가운데 { $count }개를 쓸 수 있으므로 모두 써야 하는데, 이 수로는 더 적게 쓰게 됩니다 (B7)
backgammon-play = { $dice } 눈의 어떤 합법적인 수도 ‘{ $text }’의 결과에 이르지 않습니다
backgammon-play-no-dice = ‘{ $text }’을(를) 둘 수 없습니다. 나온 주사위 눈이 없습니다

backgammon-gnu-id = ‘{ $text }’은(는) GNU 백개먼 ID가 아닙니다. ‘4HPwATDgc/ABMA:cAkgAAAAAAAA’처럼 POSITIONID 또는 POSITIONID:MATCHID로 적으세요
backgammon-gnu-id-length = { $kind ->
    [position] 포지션 ID
   *[match] 매치 ID
  } ‘{ $text }’은(는) { $found }글자입니다. { $wanted }글자여야 합니다
backgammon-gnu-id-bits = ‘{ $text }’에는 ID에 있을 수 없는 비트가 있습니다. 글자 하나가 틀렸습니다
backgammon-gnu-id-point = 포지션 ID ‘{ $text }’에서는 { $point }번 포인트에 양쪽 체커가 함께 있습니다
backgammon-gnu-id-field = 매치 ID의 { $field ->
    [owner] 큐브 소유자
    [dice] 주사위
   *[state] 게임 상태
  } 항목은 { $text }일 수 없습니다. { $most } 중 하나여야 합니다
backgammon-gnu-id-midturn = 매치 ID에는 두다 만 차례를 담을 수 없습니다(남은 눈 { $dice }). 대기 상태까지 XGID로 적으세요
backgammon-gnu-id-stage = 매치 ID에는 ‘{ $text }’의 대기 상태를 담을 자리가 없습니다. XGID로 적으세요
backgammon-gnu-id-number = { $field ->
    [cube] 큐브의 거듭제곱 지수
    [length] 매치 길이
   *[score] 점수
  } { $text }은(는) 매치 ID에 담기에 너무 큽니다. XGID로 적으세요

backgammon-ogid = ‘{ $text }’은(는) OGID가 아닙니다: 11ccccchhhjjjjj:66666888dddddoo:N0N처럼 백과 흑의 체커와 큐브로 시작합니다
backgammon-ogid-field = OGID의 { $field } 필드는 ‘{ $text }’일 수 없습니다. 가능한 값: { $most }
backgammon-ogid-point = OGID의 체커가 { $text }에 있을 수 없습니다: 상대 체커가 있거나 상대의 바입니다
backgammon-ogid-over = OGID는 게임이 끝났다고 하지만({ $text }) 양쪽 모두 체커가 남아 있습니다
backgammon-ogid-place = OGID에는 ‘{ $text }’에서 남은 일을 적을 자리가 없습니다: XGID를 쓰십시오

backgammon-xg-empty = 포지션이 없습니다: 각 포지션은 XGID=… 행으로 시작합니다
backgammon-xg-board = 그려진 보드가 ‘{ $text }’의 보드와 다릅니다
backgammon-xg-pips = 핍이 { $text }(으)로 적혀 있지만 실제로는 { $played }입니다
backgammon-xg-cube = 큐브가 { $text }(으)로 적혀 있지만 XGID로는 { $played }입니다
backgammon-xg-chances = 승률 행이 { $found }개입니다: 자신과 상대의 두 행이 있어야 합니다
backgammon-xg-equities = 큐브 에퀴티가 { $found }개입니다: 더블 없음, 받음, 포기의 셋이 있어야 합니다
backgammon-gnu-text-empty = 결정이 없습니다: 각 결정은 ‘Move number 1: …’로 시작합니다
backgammon-gnu-text-move = ‘{ $text }’에 누가 무엇을 결정하는지 없습니다: ‘… to play 31’, ‘… on roll, cube decision?’ 또는 ‘… doubles to 2’
backgammon-gnu-text-short = 결정 { $number }에 Position ID나 Match ID, 또는 무엇을 했는지 말하는 ‘* … moves …’ 행이 없습니다
backgammon-gnu-text-cube = 큐브 분석에 ‘{ $text }’의 에퀴티가 없습니다. 있는 것: { $known }

backgammon-fibs-fields = ‘{ $text }’은(는) FIBS 보드가 아닙니다: board: 뒤에 필드가 52개여야 하는데 { $found }개입니다
backgammon-fibs-number = FIBS 보드의 필드 ‘{ $text }’은(는) 숫자가 아닙니다
backgammon-fibs-turn = FIBS 보드의 차례, 색, 방향이 { $text }입니다: 각각 1 또는 -1입니다
backgammon-fibs-board = FIBS 보드의 체커 { $text }은(는) 있을 수 없습니다: -15에서 15까지의 수 26개, 바는 각자의 끝에 있습니다
backgammon-fibs-dice = ‘{ $text }’은(는) 주사위 둘이 아닙니다
backgammon-fibs-cube = FIBS 보드의 큐브는 { $text }일 수 없습니다: 1, 2, 4, 8 …
backgammon-fibs-match = FIBS 보드의 길이와 점수는 { $text }일 수 없습니다
backgammon-fibs-place = FIBS 보드에는 ‘{ $text }’에서 남은 일을 적을 자리가 없습니다

backgammon-mat-empty = 게임이 없습니다. 매치는 ‘7 point match’ 같은 줄로, 게임은 ‘Game 1’로 시작합니다
backgammon-mat-length = ‘{ $text }’이(가) 매치 길이보다 먼저 나옵니다. ‘7 point match’, 머니 게임이면 ‘0 point match’ 같은 줄을 먼저 적으세요
backgammon-mat-line = ‘{ $text }’은(는) 어느 게임에도 속하지 않습니다. 그 앞에 ‘Game 1’ 줄과 이름·점수 줄이 있어야 합니다
backgammon-mat-names = ‘{ $text }’은(는) ‘Ann : 0   Bob : 2’ 같은 이름·점수 줄이 아닙니다
backgammon-mat-columns = ‘{ $text }’은(는) { $found }칸입니다. 한 줄은 플레이어마다 한 칸씩, 많아야 두 칸입니다
backgammon-mat-tag = 태그 { $key }은(는) ‘{ $text }’일 수 없습니다. { $known } 중 하나여야 합니다
backgammon-mat-tie = ‘{ $text }’은(는) 33 같은 같은 눈 두 개가 아닙니다
backgammon-mat-score = 점수가 { $text }(으)로 적혀 있지만 { $played }입니다
backgammon-mat-start = 포지션이 ‘{ $text }’(으)로 적혀 있지만 ‘{ $played }’입니다
backgammon-mat-turn = ‘{ $text }’은(는) 차례가 아닌 플레이어 { $seat }의 칸에 있습니다
backgammon-mat-value = 큐브가 { $text }(으)로 적혀 있지만 { $played }이(가) 됩니다
backgammon-mat-short = ‘{ $text }’은(는) 끝까지 둔 수가 아닙니다. { $dice } 눈을 더 둘 수 있으므로 두어야 합니다(B7)
backgammon-mat-no-dice = ‘{ $text }’에는 주사위 눈이 없고 수만 보고는 알 수 없습니다(가능한 눈: { $found }). ‘31: 8/5 6/5’처럼 눈을 적으세요
backgammon-mat-wins = ‘{ $text }’에는 누가 몇 점을 얻었는지 없습니다. ‘Wins 2 points’처럼 적으세요
backgammon-mat-result = 플레이어 { $seat }이(가) { $points }점을 얻었다고 적혀 있지만, 둔 수로는 플레이어 { $winner }이(가) { $won }점을 얻습니다
backgammon-mat-not-match = ‘{ $text }’: 매치는 { $played }에서 끝나지 않았습니다
backgammon-mat-unfinished = 게임 { $number }에 끝이 없습니다. 둔 수도 ‘Wins …’도 다음 점수도 결과를 말해 주지 않습니다
backgammon-mat-resign = 플레이어 { $seat }은(는) 여기서 기권하여 { $points }점을 잃을 수 없습니다. 가능한 점수: { $possible } (B14)
backgammon-mat-resign-double = 더블에 답하기 전에는 플레이어 { $seat }이(가) 기권할 수 없습니다(B14)
backgammon-mat-clocks = 시계 기록 { $count }개
backgammon-mat-comments = 차례 중간에 있는 주석 { $count }개의 자리
backgammon-mat-events = 사건 { $count }개({ $kinds })
backgammon-mat-annotations = 분석 등 메모의 속성 { $count }개

backgammon-sgf-tree = 게임 트리 ‘(;…)’가 시작되어야 할 곳에 ‘{ $text }’이(가) 있습니다
backgammon-sgf-text = ‘{ $text }’은(는) SGF가 아닙니다: 노드는 ‘;W[31hefe]’처럼 씁니다
backgammon-sgf-open = 값 ‘{ $text }’이(가) ‘]’로 닫히지 않았습니다
backgammon-sgf-node = ‘;’로 노드가 시작되어야 할 곳에 ‘{ $text }’이(가) 있습니다
backgammon-sgf-end = { $text }행에서 시작한 게임 트리가 ‘)’로 닫히지 않았습니다
backgammon-sgf-value = 속성 { $text }에 ‘[31hefe]’ 같은 값이 없거나 대문자가 없습니다
backgammon-sgf-game = 이 게임 트리는 백개먼이 아닙니다: GM이 6이 아니라 ‘{ $text }’입니다
backgammon-sgf-variant = { $text }은(는) 여기서 모르는 변형입니다. 아는 변형: { $known }
backgammon-sgf-info = MI의 ‘{ $text }’은(는) 숫자가 아닙니다
backgammon-sgf-point = ‘{ $text }’은(는) 포인트가 아닙니다: a…x, 바는 y, 수에서 빼내기는 z입니다
backgammon-sgf-colour = ‘{ $text }’은(는) 색이 아닙니다: W 또는 B
backgammon-sgf-owner = ‘{ $text }’은(는) 큐브 주인이 아닙니다: c(없음), w 또는 b
backgammon-sgf-cube = ‘{ $text }’은(는) 큐브 값이 아닙니다: 1, 2, 4, 8 …
backgammon-sgf-both = 포인트 { $text }에 양쪽의 체커가 함께 있습니다
backgammon-sgf-move = { $colour }[{ $text }]은(는) 수가 아닙니다: 31hefe처럼 주사위 둘과 포인트 쌍 넷까지, 또는 double, take, drop
backgammon-sgf-dice = ‘{ $text }’은(는) 주사위 둘이 아닙니다
backgammon-sgf-clock = ‘{ $text }’은(는) 초 단위의 수가 아닙니다

## 배우기

backgammon-lesson-move = 주황색이 여러분이고 3과 1이 나왔습니다. 체커는 번호가 작아지는 쪽, 1로 달립니다. 체커를 누르고 내릴 곳을 누르세요.
backgammon-lesson-move-done = 주사위 하나에 한 번씩 움직입니다. 내 체커가 둘 있는 포인트는 안전합니다.
backgammon-lesson-hit = 20번 포인트에 파란 체커가 혼자 있습니다. 24번에서 4로 잡으세요.
backgammon-lesson-hit-done = 잡힌 체커는 바에서 맨 처음부터 다시 시작합니다.
backgammon-lesson-off = 체커가 모두 홈에 모였습니다. 6으로 가장 높은 5번 포인트의 체커를 받침으로 빼세요.
backgammon-lesson-off-done = 열다섯 개를 먼저 모두 빼낸 쪽이 이깁니다.

## 옵션과 변형

backgammon-option-start = 처음 배치
backgammon-option-start-standard = 기본
backgammon-option-start-nackgammon = 낵개먼
backgammon-option-start-hypergammon = 하이퍼개먼: 체커 셋
backgammon-option-start-longgammon = 롱개먼: 모두 24번에서
backgammon-option-cube = 더블링 큐브
backgammon-option-match = 매치 점수 (0: 한 게임)
backgammon-option-crawford = 크로퍼드 규칙
backgammon-option-jacoby = 자코비 규칙
backgammon-option-beavers = 비버
backgammon-option-raccoons = 라쿤
backgammon-option-automatic-doubles = 자동 더블, 최대
backgammon-variant-standard = 큐브 없이 한 게임
backgammon-variant-nackgammon = 낵개먼
backgammon-variant-hypergammon = 하이퍼개먼
backgammon-variant-longgammon = 롱개먼
backgammon-variant-money = 큐브로 한 게임
backgammon-variant-match-1 = 1점 매치
backgammon-variant-match-5 = 5점 매치
backgammon-variant-match-7 = 7점 매치

## 단추의 말

backgammon-button-roll = 주사위 굴리기
backgammon-button-double = { $value }배로 더블
backgammon-button-take = 받기
backgammon-button-drop = 포기하기
backgammon-button-accept = 수락하기
backgammon-button-beaver = 비버
backgammon-button-raccoon = 라쿤
backgammon-button-pass = 차례 넘기기

## 읽어 주는 말

backgammon-kind-point = 포인트
backgammon-target-bar = 바
backgammon-target-opponent-bar = 바
backgammon-target-off = 빼낸 체커 칸
backgammon-target-opponent-off = 빼낸 체커 칸
backgammon-target-dice = 주사위 자리
backgammon-target-cube = 더블링 큐브
backgammon-state-used = 사용함
backgammon-state-framed = 제안됨
backgammon-no-hypergammon = 하이퍼개먼은 정확한 표로 판단하는데, 그 표가 없습니다. parlour bearoff --hypergammon으로 만드세요

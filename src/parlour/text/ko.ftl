# 공통 문장. 코드는 모든 언어에서 같습니다.

## 게임, 변형, 옵션

game-unknown = ‘{ $game }’이라는 게임은 없습니다. 게임은 { $games }입니다
variant-unknown = { $game }에는 변형 ‘{ $variant }’이(가) 없습니다. 있는 변형: { $known }
option-unknown = { $game }에는 옵션 ‘{ $key }’이(가) 없습니다. 있는 옵션: { $known }
option-choice = { $key }=‘{ $text }’은(는) 쓸 수 없습니다. { $choices } 중에서 고르세요
option-number = { $key }=‘{ $text }’은(는) 쓸 수 없습니다. { NUMBER($low, useGrouping: 0) }부터 { NUMBER($high, useGrouping: 0) }까지의 정수를 적으세요
option-size = { $key }=‘{ $text }’은(는) 쓸 수 없습니다. 각 변이 { $low }~{ $high }인 가로x세로로 적으세요(예: { $low }x{ $high })
option-seats = seats=‘{ $text }’은(는) 쓸 수 없습니다. 1부터 { $players }까지의 수를 한 번씩, 순서는 자유롭게 적으세요(예: { $example })
option-contradicts = { $key }=‘{ $text }’은(는) 포지션 ‘{ $position }’과(와) 어긋납니다. 이 옵션을 빼세요

## 판과 포지션

board-run = { $rank }번째 줄(‘{ $row }’)의 ‘{ $text }’은(는) 빈칸의 수가 아닙니다. 앞에 0을 붙이지 말고 1 이상의 수를 적으세요
board-symbol = { $rank }번째 줄(‘{ $row }’)의 ‘{ $text }’은(는) 이 판에서 쓰는 기호가 아닙니다
board-width = { $rank }번째 줄(‘{ $row }’)은 { $found }칸인데 맨 윗줄은 { $width }칸입니다. 모든 줄은 칸이 하나 이상이고 칸 수가 같아야 합니다
board-size = 판은 { $found }인데 게임은 { $wanted }에서 합니다
cell-j = ‘{ $text }’은(는) 칸이 아닙니다. 이 판에는 j 열이 없고 i 다음은 k입니다
cell-unknown = ‘{ $text }’은(는) 칸이 아닙니다. 칸은 { $first }부터 { $last }까지입니다
cell-letter = ‘{ $text }’은(는) 칸이 아닙니다. ‘{ $letter }’은(는) 로마자가 아니고, 열의 이름은 { $first }부터 { $last }까지의 로마자입니다
seat-name = 플레이어 { $seat }
seats-to-move = ‘{ $text }’은(는) 차례가 될 수 있는 자리가 아닙니다. { $known } 중 하나를 적으세요
seats-passes = ‘{ $text }’은(는) 연속 패스 수가 아닙니다. 0부터 { $most }까지의 수를 적으세요
seats-turn = ‘{ $text }’은(는) 턴 번호가 아닙니다. 1에서 { NUMBER($most, useGrouping: 0) }까지의 정수를 적으세요
seats-out = ‘{ $text }’은(는) 탈락한 자리의 표기가 아닙니다. a부터 { $last }까지의 글자를 한 번씩 적거나, 없으면 -를 적으세요
seats-all-out = ‘{ $text }’이면 남은 사람이 없습니다. 적어도 한 자리는 탈락하지 않아야 합니다

## 수

move-illegal = ‘{ $move }’은(는) 여기서 둘 수 없는 수입니다
turns-too-many = 서로 다른 턴이 { NUMBER($limit, useGrouping: 0) }개를 넘습니다. 한도를 늘리거나 한 수씩 나열하세요

## 기보

record-over = ‘{ $move }’은(는) 게임이 끝난 뒤에 나왔습니다
record-answer-due = 지금은 ‘{ $move }’을(를) 할 수 없습니다. 먼저 제안을 수락하거나 거절해야 합니다
record-empty = 무를 것이 없습니다
record-resign = { $loser } 기권. 승자: { $name }.
record-flag = { $loser } 시간 초과. 승자: { $name }.
record-leave = { $loser } 퇴장. 승자: { $name }.
record-draw-agreed = 무승부에 합의했습니다.
record-adjudicated = 심판 판정으로 끝났습니다. 승자: { $name }.
record-adjudicated-draw = 판정으로 무승부가 되었습니다.
record-blank = 빈 파일입니다
record-format = ‘{ $text }’(으)로 시작하는 기보 형식은 알 수 없습니다
record-tag = ‘{ $text }’은(는) 태그가 아닙니다. [이름 "값"]처럼 적으세요
record-brace = ‘{ $text }’이(가) 닫히지 않았습니다. 주석은 중괄호로, 변화수는 괄호로 닫으세요
record-game = [Game "{ $text }"]은(는) { $id }의 기보가 아닙니다. 게임마다 태그 [Game "{ $id }"]로 시작합니다
record-options = ‘{ $text }’은(는) 옵션이 아닙니다. KEY=VALUE처럼 적으세요
record-options-twice = 태그 Options에 { $key } 옵션이 두 번 나옵니다: ‘{ $first }’, ‘{ $second }’
record-number = { NUMBER($expected, useGrouping: 0) }번 차례에 턴 번호 { $text }이(가) 적혀 있습니다
record-ellipsis = ‘{ $text }’은(는) 첫 플레이어의 수를 생략하는 표시인데, 지금은 두 번째 플레이어의 차례가 아닙니다
record-empty-move = ‘{ $text }’에는 앞에 수가 없는 하이픈이 있습니다
record-turn-long = ‘{ $turn }’의 ‘{ $move }’은(는) 턴이 끝난 뒤에 나왔습니다
record-turn-short = 턴 ‘{ $turn }’이(가) 끝나지 않았습니다. 걸음을 더 적거나, 진행 중이면 하이픈으로 끝내세요
record-after-result = 게임을 끝내는 결과 { $result } 뒤에 ‘{ $text }’이(가) 있습니다
record-result = 기보에는 ‘{ $text }’(이)라고 적혀 있지만, 수와 사건에 따르면 ‘{ $played }’입니다
record-result-open = 기보에는 ‘{ $text }’(이)라고 적혀 있지만, 수와 사건에 따르면 게임이 끝나지 않았습니다({ $played })
record-clock = ‘{ $text }’은(는) 시계의 시간이 아닙니다. 시:분:초(h:mm:ss)로 적으세요
record-event = ‘{ $text }’은(는) 사건이 아닙니다. ‘resign b’처럼 종류와 자리를 적으세요. 종류: { $kinds }

## 수가 아닌 사건

event-unknown = ‘{ $kind }’이라는 사건은 없습니다. 있는 사건: { $kinds }
event-seat = 플레이어 { $seat }은(는) 없습니다. 이 게임은 { $players }명이 합니다
event-no-offer = ‘{ $kind }’(으)로 답할 제안이 없습니다: 상대의 제안이 걸려 있지 않습니다
event-own-offer = ‘{ $kind }’은(는) 상대가 할 말입니다: 자기 제안에는 스스로 답하지 않습니다
event-offer-what = ‘{ $text }’은(는) 제안할 수 없습니다: 제안할 수 있는 것은 무승부뿐입니다
event-offer-two = 무승부 제안은 둘이 하는 게임에서만 할 수 있는데, 이 게임은 { $players }명이 합니다
event-offer-never = { $game }에는 무승부가 없으므로 제안할 수 없습니다
event-adjudicate = 판정에는 이긴 자리 또는 ‘draw’를 적으세요
event-out = ‘{ $kind }’은(는) 할 수 없습니다: 플레이어 { $seat }, 이미 탈락
event-resign-turn = 플레이어 { $seat }의 기권은 지금 할 수 없습니다: 결정할 차례인 쪽만 기권할 수 있습니다
event-resign-answer = 플레이어 { $seat }의 기권은 지금 할 수 없습니다: 먼저 물음에 답해야 합니다
event-resign-level = 이 상황에서 { $level }단계로는 기권할 수 없습니다. 가능한 단계: { $levels } (1 한 배, 2 두 배, 3 세 배)
event-resign-refused = 플레이어 { $seat }의 기권은 한 차례에 두 번 할 수 없습니다: 상대가 방금 거절했습니다
event-pact-two = 여기서는 동맹을 맺을 수 없습니다: 플레이어가 세 명 이상 있어야 합니다
event-pact-nobody = ‘{ $kind }’에는 상대가 있어야 합니다: 플레이어 { $players }명 가운데 하나를 적으세요
event-pact-self = ‘{ $kind }’은(는) 할 수 없습니다: 자기 자신과는 동맹을 맺지 않습니다
event-pact-stands = 플레이어 { $first }, { $second } 사이에는 이미 동맹이 있습니다
event-pact-none = 플레이어 { $first }, { $second } 사이에는 끝낼 동맹이 없습니다
event-propose-stands = 플레이어 { $seat }은(는) 이미 플레이어 { $other }에게 동맹을 제안했습니다
event-decline-none = 플레이어 { $seat }은(는) 플레이어 { $other }에게 동맹을 제안하지 않았습니다
event-pact-unasked = 플레이어 { $other }이(가) 동맹을 제안하지 않았습니다. 먼저 제안하십시오

## 덧표시

overlay-unknown = { $game }에는 덧표시 ‘{ $text }’이(가) 없습니다. 있는 덧표시: { $known }
overlay-reach = 닿는 칸
overlay-danger = 상대에게 승리를 넘겨주는 칸
overlay-chains = 길이 되어 주는 죽은 기호의 사슬
overlay-immortal = 절대 죽지 않음
overlay-threats = 죽을 수 있음
overlay-exposed = 상대의 다음 차례에 죽을 수 있음
overlay-dead = 끊어짐
overlay-links = 연결됨
overlay-clones = 늘리기로 닿는 칸
overlay-jumps = 옮기기로만 닿는 칸
overlay-blots = 맞을 수 있는 홑 체커
overlay-blocked = 막힌 칸
overlay-wins = 이기는 수
overlay-draws = 비기는 수
overlay-loses = 지는 수

# 보통 칸이 아닌 자리
kind-goal = 골 모서리
kind-blocked = 막힌 칸

## 파일

files-binary = 텍스트 파일이 아닙니다
files-format = { $game }은(는) ‘{ $text }’ 형식으로 쓸 수 없습니다. 쓸 수 있는 형식: { $known }
files-mixed = 한 가지 게임의 기보만 함께 쓸 수 있습니다. 여기 있는 것: { $found }

## 개수표와 컴파일된 코어

perft-line = ‘{ $text }’은(는) 표의 줄이 아닙니다. CSV 파일이면 fen,depth,nodes, 아니면 POSITION ;D1 N ;D2 N처럼 적으세요
perft-differs = 깊이 { $depth }에서 경로는 { NUMBER($found, useGrouping: 0) }개인데 표에는 { NUMBER($expected, useGrouping: 0) }개로 적혀 있습니다
core-missing = --core native를 쓸 수 없습니다: { $reason }
core-no-game = 컴파일된 코어에는 { $game } 게임이 없습니다
core-no-search = { $game } 게임에는 평가기 ‘{ $evaluator }’를 쓰는 컴파일된 탐색 ‘{ $kind }’이(가) 없습니다
core-search-weights = 평가기의 가중치를 쓸 수 없습니다: { $reason }
train-plan = { $folder } 폴더의 대국은 다른 설정으로 둔 것입니다. 다른 폴더를 쓰세요
train-missing = 신경망을 학습하려면 { $name }이(가) 필요합니다. Parlour를 ‘train’ 추가 기능과 함께 설치하세요
train-no-games = { $folder } 폴더에 자가 대국이 없습니다
core-position = 컴파일된 코어가 담을 수 없는 국면입니다: ‘{ $text }’

## 백개먼 베어오프 표

bearoff-missing = 베어오프 표 { $file }이(가) 없습니다. `parlour bearoff`로 만들 수 있습니다
bearoff-foreign = { $file }은(는) Parlour의 베어오프 표가 아니므로 새로 만듭니다
bearoff-version = { $file }은(는) 다른 버전 Parlour의 베어오프 표이므로 새로 만듭니다
bearoff-kind = { $file }에는 이름과 다른 종류의 베어오프 표가 들어 있으므로 새로 만듭니다
bearoff-short = { $file }은(는) 쓰다가 끊긴 베어오프 표이므로 새로 만듭니다
bearoff-damaged = { $file }은(는) 손상된 베어오프 표이므로(검사값이 맞지 않음) 새로 만듭니다

## 명령줄

cli-set = --set ‘{ $text }’은(는) 옵션이 아닙니다. size=5x5처럼 KEY=VALUE로 적으세요
cli-set-twice = --set이 { $key }을(를) 두 번 정했습니다: ‘{ $first }’, ‘{ $second }’
cli-no-option = ‘{ $text }’ 옵션은 없습니다
cli-no-command = ‘{ $text }’ 명령은 없습니다
cli-near = 혹시 { $text }?
cli-needs-value = { $text }에는 값이 있어야 합니다
cli-no-value = { $text }에는 값을 적지 않습니다
cli-missing = { $text }이(가) 빠졌습니다
cli-extra = ‘{ $text }’은(는) 여기에 더 쓸 수 없습니다
cli-choice = { $name } ‘{ $text }’은(는) 쓸 수 없습니다. { $known } 가운데 하나를 적으세요
cli-number = { $name } ‘{ $text }’은(는) 쓸 수 없습니다. { $bounds ->
    [both] { $low }부터 { $high } 사이의{" "}
    [from] { $low } 이상의{" "}
   *[none] {""}
  }{ $kind ->
    [whole] 정수
   *[any] 수
  }를 적으세요
cli-file = { $text }: { $reason }
cli-file-not-found = 파일이나 폴더가 없습니다
cli-file-no-permission = 권한이 없습니다
cli-file-is-folder = 파일이 아니라 폴더입니다
cli-file-no-folder = 경로의 일부가 폴더가 아닙니다
cli-file-no-space = 저장 공간이 없습니다
cli-encoding = 텍스트의 인코딩을 알 수 없습니다. UTF-8을 쓰세요
cli-too-large = 메모리에 비해 너무 큽니다
cli-interrupted = 중단되었습니다
cli-fault = 프로그램 자체의 결함입니다({ $kind }: { $text }). 알려 주세요. PARLOUR_DEBUG=1을 설정하면 위치가 보입니다
cli-options = 옵션:
cli-variants = 변형:
cli-progress = { $percent } % 완료, 경로 { $nodes }개
cli-suite = { $checked }개의 값이 모두 맞습니다{ $left ->
    [0] { "" }
   *[other] . 한도를 넘는 { $left }개는 뺐습니다
  }
cli-written-as = { $file }: { $format } 형식으로 기록했습니다. 형식은 --to나 확장자로 정합니다
cli-loss = { $file }, 게임 { $number }: { $text }
replay-game = 게임 { $number }: { $game }, { $moves }수
replay-inner = 매치의 게임 { $number }: 점수 { $score }, 최종 포지션 { $position }
replay-position = 포지션: { $position }
replay-result = 결과: { $result }
replay-score = 점수: { $score }

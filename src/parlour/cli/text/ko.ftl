menu-title = 팔러(Parlour): 무엇을 둘까요?
menu-continue = { $game } 이어서 하기 ({ $turns }턴 진행)
menu-language = 언어: 한국어 → русский → English
menu-quit = 나가기
menu-prompt = 선택:
menu-unknown = ‘{ $text }’은(는) 메뉴에 없습니다. 왼쪽의 숫자나 글자를 입력하세요.
menu-players = 몇 명이 두나요 (2~6)?
menu-level = 컴퓨터 단계 1, 2, 3 중 하나, 같은 터미널의 친구와 두려면 0?
menu-side = 당신의 자리 (1~{ $players }, 1번이 먼저 둡니다)?
menu-number = ‘{ $text }’은(는) { $low }부터 { $high } 사이의 수가 아닙니다.

play-welcome = { $game }. 수를 입력하거나 `help`를 입력하세요.
play-help =
    `moves`에 나오는 대로 수를 입력하세요. 한 턴 전체는 `a1-b2-c3`나 `13/7 8/7`처럼 씁니다.
    moves      둘 수 있는 수             undo       내 마지막 수 무르기
    board      판 다시 그리기            hint       컴퓨터라면 둘 수
    rules      그림이 있는 규칙          resign     기권 (백개먼: `resign 2`는 개먼, `resign 3`은 백개먼)
    draw       무승부 제안               pact 3     3번 자리와 동맹, `break 3`으로 파기
    position   포지션 텍스트             record     지금까지의 기보
    save FILE  기보 저장                 quit       나가기 (메뉴에서 이어서 할 수 있습니다)
play-thinking = { $seat }번 자리가 생각 중입니다 (Ctrl-C: 바로 두기)
play-computer = { $seat }번 자리: { $turn }
play-rolled = 주사위: { $roll }
play-ask-roll = 주사위 눈은 (예: 61)?
play-roll-unknown = ‘{ $text }’은(는) 지금 나올 수 있는 눈이 아닙니다. 61처럼 두 눈을 적으세요.
play-forced-pass = { $seat }번 자리는 둘 수가 없어 패스합니다.
play-hint = 좋은 수: { $move }
play-saved = { $file }에 저장했습니다.
play-not-saved = { $file }에 쓸 수 없습니다: { $why }.
play-kept = 게임을 보관했습니다. `parlour play`에서 이어서 할 수 있습니다.
play-no-undo = 무를 수가 없습니다 (주사위를 굴린 뒤에는 무를 수 없습니다)
play-answer-resign = { $seat }번 자리가 { $level }단계로 기권하려 합니다. 받아들일까요?
play-answer-draw = { $seat }번 자리가 무승부를 제안합니다. 받아들일까요?
play-accepted = { $seat }번 자리가 받아들였습니다.
play-refused = { $seat }번 자리가 거절했습니다.
play-pact = { $first }번과 { $second }번 자리가 동맹을 맺었습니다. 구속력은 없습니다 (K9).
play-end = { $first }번과 { $second }번 자리의 동맹이 끝났습니다.
play-won = 이겼습니다.
play-lost = 졌습니다. 한 판 더 하시겠어요?
play-drawn = 무승부입니다.

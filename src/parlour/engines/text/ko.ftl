# 엔진과 그 수준.

## 엔진의 구성

spec-word = ‘{ $text }’은(는) 엔진을 나타내지 않습니다: level=3이나 search=alphabeta nodes=500처럼 KEY=VALUE로 쓰세요
spec-twice = { $key }이(가) 두 번 주어졌습니다: ‘{ $first }’, ‘{ $second }’
spec-key = 엔진에는 ‘{ $text }’ 항목이 없습니다. 있는 것: { $known }
spec-search = ‘{ $text }’ 탐색은 없습니다. 있는 것: { $known }
spec-no-search = { $game }에는 탐색 { $search }을(를) 쓸 수 없습니다
spec-not-here = { $key } 항목은 탐색 { $search }에서 쓰이지 않습니다
spec-number = { $key }=‘{ $text }’은(는) 쓸 수 없습니다: { $low }부터 { $high }까지의 수를 쓰세요
spec-evaluator = 파이썬 탐색 { $search }에는 평가기 ‘{ $text }’이(가) 없습니다. 있는 것: { $known }

## 수준의 이름과 특징

level-beginner = 입문자
level-beginner-about = 판을 잠깐 보고 많은 것을 놓칩니다.
level-learner = 학습자
level-learner-about = 판 전체를 보지만 한 수 앞만 봅니다.
level-casual = 애호가
level-casual-about = 조금 앞을 내다보지만 나름의 사각지대가 있습니다.
level-club = 동호인
level-club-about = 탄탄하게 두고 뚜렷한 실수를 놓치지 않습니다.
level-strong = 강자
level-strong-about = 여러 수를 읽고 좀처럼 실수하지 않습니다.
level-expert = 전문가
level-expert-about = 깊이 읽습니다. 계획 없이는 이기기 어렵습니다.
level-master = 최강
level-master-about = 여기서 가장 강한 상대입니다.
level-perfect = 완벽
level-perfect-about = 이긴 판은 절대 놓치지 않고, 진 판에서는 가장 어려운 문제를 냅니다.
level-in-python = 컴파일된 코어가 없어서 컴퓨터가 파이썬으로 더 느리게 생각합니다. 높은 수준은 원래보다 약합니다.

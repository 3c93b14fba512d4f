slime-trail = 점액 자국
slime-trail-tagline = 달팽이는 하나, 골은 둘. 누가 움직였든 내 모서리에 닿으면 내가 이깁니다.
slime-trail-snail = 달팽이
slime-trail-slime = 점액으로 봉인됨
slime-trail-turn = 플레이어 { $seat } 차례: 빈 칸으로 어느 방향이든 한 칸 움직이세요.
slime-trail-turn-swap = 플레이어 { $seat } 차례: 한 칸 움직이거나 `swap`으로 첫 수를 넘겨받으세요.

slime-trail-goal = 달팽이가 플레이어 { $seat }의 모서리에 도착해 플레이어 { $seat }의 승리입니다 (S6).
slime-trail-stuck = 움직일 칸이 없어 플레이어 { $seat }의 승리입니다 (S7).

slime-trail-start = 시작 칸 ‘{ $text }’은(는) a1부터 { $last } 사이의, 골이 아닌 칸이어야 합니다
slime-trail-fields = ‘{ $text }’은(는) 점액 자국의 포지션이 아닙니다. ‘7/7/7/3s3/7/7/7 1’처럼 판과 차례(1 또는 2)를 적으세요
slime-trail-snails = 판 ‘{ $text }’에 달팽이가 { $found }마리 있습니다. `s`가 정확히 하나 있어야 합니다
slime-trail-goal-sealed = ‘{ $text }’에서 골 { $cell }이(가) 봉인되어 있습니다. 골은 봉인되지 않습니다
slime-trail-to-move = ‘{ $text }’은(는) 차례가 아닙니다. 1 또는 2를 적으세요
slime-trail-pie = ‘{ $text }’은(는) 파이 규칙의 상태가 아닙니다. pie=on일 때 `-`, `n`, `y` 중 하나입니다
slime-trail-sealed = { $cell }은(는) 점액으로 봉인된 칸입니다 (S5)
slime-trail-far = { $cell }은(는) 달팽이가 있는 { $snail }에서 한 칸 거리가 아닙니다 (S4)
slime-trail-no-swap = swap은 pie=on일 때 첫 수에 대한 응수로 플레이어 2만 할 수 있습니다 (S2)

## 배우기

slime-trail-lesson-step = 달팽이 한 마리를 둘이 함께 움직입니다. 표시된 칸을 눌러 달팽이를 옮기세요.
slime-trail-lesson-step-done = 떠난 칸은 점액으로 봉인되어 아무도 다시 갈 수 없습니다.
slime-trail-lesson-trail = 지나온 자국은 벽이 됩니다. 달팽이를 자국 밖으로 이끌어 보세요.
slime-trail-lesson-trail-done = 금세 벽이 늘어나고, 한 걸음 한 걸음이 길을 정합니다.
slime-trail-lesson-goal = × 표가 있는 모서리가 내 집입니다. 달팽이를 데려오세요!
slime-trail-lesson-goal-done = 도착, 승리입니다! 상대가 이 걸음을 옮겼더라도 이기는 쪽은 여러분입니다.

## 옵션과 변형

slime-trail-option-size = 밭의 크기
slime-trail-option-start = 달팽이의 시작 칸
slime-trail-option-pie = 두 번째 플레이어가 첫 수를 넘겨받을 수 있음
slime-trail-variant-standard = 기본
slime-trail-variant-school = 학교 대회의 시작 칸
slime-trail-variant-second-wins = 두 번째 플레이어에게 유리한 시작
slime-trail-variant-pie = 첫 수 넘겨받기
slime-trail-variant-5x5 = 작은 판, 5 × 5
slime-trail-variant-8x8 = 8 × 8

## 단추의 말

slime-trail-button-swap = 첫 수 넘겨받기

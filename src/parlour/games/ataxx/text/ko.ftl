ataxx = 세균전
ataxx-tagline = 접시 위의 두 세균: 늘리거나 건너뛰고, 닿는 것은 모두 감염시켜 더 많은 칸을 차지하세요.
ataxx-x = 세균 x
ataxx-o = 세균 o
ataxx-x-filled = x의 칸으로 셈
ataxx-o-filled = o의 칸으로 셈
ataxx-seat-1 = x
ataxx-seat-2 = o
ataxx-turn = { $side } 차례: 이웃한 칸에 말을 늘리거나 두 칸 떨어진 곳으로 옮기세요.
ataxx-turn-pass = { $side }은(는) 둘 곳이 없어 차례를 넘겨야 합니다.
ataxx-count = x { $x } : { $o } o
ataxx-clock-left = 말을 늘리지 않은 수 { $clock }번째, { $left }수 더 이어지면 무승부

ataxx-full = 판이 가득 찼습니다. x { $x } : { $o } o, { ataxx-verdict } (A9, A13).
ataxx-wiped = { $side ->
    [x] o의 말이 모두 없어졌습니다. { $x } : { $o }(으)로 x의 승리
    [o] x의 말이 모두 없어졌습니다. { $o } : { $x }(으)로 o의 승리
   *[draw] 양쪽 모두 말이 없어 무승부
  }입니다 (A9, A13).
ataxx-enclosed = 둘 차례인 쪽이 포위되어 나머지 칸을 상대의 말로 셉니다. x { $x } : { $o } o, { ataxx-verdict } (A10).
ataxx-stuck = 양쪽 모두 둘 곳이 없습니다. x { $x } : { $o } o, { ataxx-verdict } (A10, A12).
ataxx-clock = 말을 늘리지 않은 수가 { $clock }번 이어졌습니다. x { $x } : { $o } o, 무승부입니다 (A14).
ataxx-verdict = { $side ->
    [x] x의 승리입니다
    [o] o의 승리입니다
   *[draw] 무승부입니다
  }

ataxx-warn-wiped = 첫 수 { $move }(으)로 상대의 말을 모두 없앨 수 있습니다 (A1)
ataxx-warn-blocked = 장애물이 양쪽에 공평하지 않습니다. 양쪽을 맞바꾸는 어떤 대칭도 장애물을 제자리에 두지 않습니다 (A3)

ataxx-start-over = ‘{ $text }’에서는 게임을 시작할 수 없습니다. 이미 끝난 판입니다 (A1)
ataxx-setup = ‘{ $text }’은(는) 초기 배치가 아닙니다. { $names } 중 하나, 정수를 붙인 random:SEED, 또는 x3o/5/5/5/o3x 같은 판을 적으세요
ataxx-setup-size = 초기 배치 ‘{ $text }’은(는) { $size }이(가) 아니라 { $fits } 판을 위한 것입니다
ataxx-setup-count = 초기 배치 ‘{ $text }’에 x가 { $x }개, o가 { $o }개 있습니다. 양쪽의 말은 한 개 이상, 같은 수여야 합니다 (A2)
ataxx-setup-sides = 판 ‘{ $text }’에는 x의 말과 o의 말을 정확히 맞바꾸는 대칭이 없습니다 (A2)
ataxx-setup-blocked = ‘{ $text }’에서 { $cell }은(는) 장애물인데 맞은편 { $other }은(는) 아닙니다. 장애물은 중심에 대해 대칭이어야 합니다 (A3)
ataxx-fields = ‘{ $text }’은(는) 세균전의 포지션이 아닙니다. ‘x5o/7/7/7/7/7/o5x x 0 1’처럼 판, 차례, 그리고 많아야 두 개의 수를 적으세요
ataxx-side = ‘{ $text }’은(는) 차례가 아닙니다. x 또는 o를 적으세요 (b와 w도 읽습니다)
ataxx-half-moves = ‘{ $text }’은(는) 말을 늘리지 않은 수의 개수가 아닙니다. 0 이상, 아홉 자리 이하의 정수를 적으세요
ataxx-full-moves = ‘{ $text }’은(는) 수의 번호가 아닙니다. 1 이상, 아홉 자리 이하의 정수를 적으세요
ataxx-move = ‘{ $text }’은(는) 세균전의 수가 아닙니다. 늘리기는 g2, 옮기기는 a7c5, 넘기기는 0000처럼 적으세요
ataxx-start-differs = 초기 배치는 ‘{ $text }’(이)라고 하는데 FEN은 ‘{ $position }’입니다

ataxx-no-pass = { $side }은(는) 차례를 넘길 수 없습니다. 둘 곳이 있으면 두어야 합니다 (A11)
ataxx-must-pass = { $side }은(는) 둘 곳이 없습니다. { $move } 대신 0000으로 차례를 넘겨야 합니다 (A12)
ataxx-not-yours = { $cell }에 { $side }의 말이 없어 { $move }을(를) 둘 수 없습니다 (A5)
ataxx-blocked = { $cell }은(는) 장애물이라 말을 놓을 수 없습니다 (A3)
ataxx-taken = { $cell }에는 이미 { $side }의 말이 있습니다. 빈 칸에만 둘 수 있습니다 (A5)
ataxx-no-parent = { $cell } 옆에 늘릴 { $side }의 말이 없습니다. 옮기려면 a7c5처럼 두 칸을 모두 적으세요 (A5)
ataxx-far = { $target }은(는) { $source }에서 한 칸이나 두 칸 거리가 아닙니다 (A5)

## 배우기

ataxx-lesson-clone = 주황색 세균이 여러분입니다. 내 말 옆에 표시된 칸을 누르면 말이 둘로 늘어납니다.
ataxx-lesson-clone-done = 둘이 되었습니다. 세균은 이렇게 늘어납니다.
ataxx-lesson-jump = 건너뛸 수도 있습니다. b2의 말을 누르고, 두 칸 떨어진 d4를 누르세요.
ataxx-lesson-jump-done = 떠난 칸은 비었습니다. 건너뛰면 멀리 가지만 수는 늘지 않습니다.
ataxx-lesson-infect = 도착한 칸에 맞닿은 상대 말은 모두 감염됩니다. 셋 모두에 닿는 칸을 찾아보세요.
ataxx-lesson-infect-done = 한 번에 셋! 접시가 가득 찼을 때 칸이 더 많은 쪽이 이깁니다.

## 옵션과 변형

ataxx-option-size = 접시 크기
ataxx-option-rules = 한쪽이 둘 곳이 없으면
ataxx-option-rules-fill = 남은 칸은 상대의 것
ataxx-option-rules-pass = 차례를 넘김
ataxx-option-clock = 늘리지 않고 이어지면 무승부가 되는 수 (0: 없음)
ataxx-option-setup = 처음 배치
ataxx-variant-standard = 기본
ataxx-variant-engines = 컴퓨터 대회 규칙
ataxx-variant-four = 막힌 칸 넷
ataxx-variant-five = 막힌 칸 다섯
ataxx-variant-diamond = 마름모로 막힌 판
ataxx-variant-swapped = 모서리 바꿈
ataxx-variant-five-swapped = 막힌 칸 다섯, 모서리 바꿈
ataxx-variant-diamond-swapped = 마름모, 모서리 바꿈
ataxx-variant-5x5 = 작은 판, 5 × 5
ataxx-variant-6x6 = 6 × 6
ataxx-variant-8x8 = 8 × 8
ataxx-variant-9x9 = 큰 판, 9 × 9
ataxx-variant-random = 막힌 칸 무작위

## 단추의 말

ataxx-button-pass = 차례 넘기기

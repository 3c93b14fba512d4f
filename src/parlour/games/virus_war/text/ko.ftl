virus-war = 바이러스 전쟁
virus-war-tagline = 두 군체가 한 차례에 세 걸음씩. 늘리고, 죽이고, 상대의 산 기호를 하나도 남기지 마세요.
virus-war-cross = 살아 있는 ×
virus-war-nought = 살아 있는 ○
virus-war-cross-killed = 죽은 ×
virus-war-nought-killed = 죽은 ○
virus-war-seat-1 = ×
virus-war-seat-2 = ○
# Other words by which a person may call them.
virus-war-seat-1-words = 가위표 엑스
virus-war-seat-2-words = 동그라미 오
virus-war-turn-enter = { $side ->
    [x] × 차례
   *[o] ○ 차례
  }: 첫 걸음은 자기 구석인 { $cell }에 놓습니다 (이번 차례 { $left }걸음).
virus-war-turn = { $side ->
    [x] × 차례
   *[o] ○ 차례
  }, { $left }걸음 남음: { $can ->
    [place] 기호를 놓으세요
    [kill] 상대 기호를 죽이세요
   *[both] 놓거나 죽이세요
  }{ $passing ->
    [yes] . 차례 전체를 패스해도 됩니다
   *[no] {""}
  }.
virus-war-must-pass = { $side ->
    [x] ×가
   *[o] ○가
  } 닿을 수 있는 칸이 없어 패스해야 합니다.

virus-war-annihilated = { $side ->
    [x] × 승리: 살아 있는 ○가 하나도 없습니다 (V8).
   *[o] ○ 승리: 살아 있는 ×가 하나도 없습니다 (V8).
  }
virus-war-passes = 무승부: 연속 두 번 패스했습니다 (V9).
virus-war-short = { $side ->
    [x] × 승리: ○가 차례를 끝까지 마칠 수 없습니다 (V10).
   *[o] ○ 승리: ×가 차례를 끝까지 마칠 수 없습니다 (V10).
  }
virus-war-stuck = { $side ->
    [x] × 승리: ○가 닿을 수 있는 칸이 없습니다 (V10).
   *[o] ○ 승리: ×가 닿을 수 있는 칸이 없습니다 (V10).
  }

virus-war-fields = ‘{ $text }’은(는) 바이러스 전쟁의 포지션이 아닙니다. ‘3/3/3 x 3 0 1’처럼 판, 차례, 남은 걸음 수, 연속 패스 수, 차례 번호를 적으세요
virus-war-side = ‘{ $text }’은(는) 차례가 아닙니다. x 또는 o를 적으세요
virus-war-left = ‘{ $text }’은(는) 남은 걸음 수가 아닙니다. 3과 같은 정수를 적으세요
virus-war-passes-number = ‘{ $text }’은(는) 연속 패스 수가 아닙니다. 0, 1, 2 중 하나를 적으세요
virus-war-turn-number = ‘{ $text }’은(는) 차례 번호가 아닙니다. 1부터 999999까지의 정수를 적으세요
virus-war-left-range = 남은 걸음 수가 { $left }일 수 없습니다. 이 차례는 { $steps }걸음이고, 0은 마지막 걸음으로 이겼을 때뿐입니다 (V3, V13)
virus-war-left-entry = 아직 들어오지 않은 쪽의 남은 걸음 수가 { $left }일 수 없습니다. { $steps }걸음이 모두 남아 있어야 합니다 (V5)
virus-war-passes-range = 연속 패스 수가 { $passes }일 수 없습니다. { $end ->
    [last_mover] end=last_mover에서는 패스가 없으므로 0을 적으세요 (V10)
   *[source] 두 번이면 게임이 끝나므로 0, 1, 2 중 하나를 적으세요 (V9)
  }
virus-war-passes-mid-turn = { $steps }걸음 중 { $left }걸음이 남았는데 연속 패스 수가 { $passes }일 수 없습니다. 한 걸음이라도 두면 0이 됩니다 (V9)
virus-war-crosses-first = 판 ‘{ $text }’에 ×가 아직 없습니다. ×가 먼저 들어옵니다 (V5)
virus-war-all-dead = 판 ‘{ $text }’에 살아 있는 기호가 없습니다. 마지막으로 죽인 쪽에는 산 기호가 있어야 합니다 (V4)
virus-war-corner-taken = 판 ‘{ $text }’에서 { $cell }에 ×가 있습니다. 이 칸은 ○가 들어올 때까지 비워 둡니다 (V5)
virus-war-nobody-killed = 판 ‘{ $text }’에 죽은 ×가 있지만, 죽였을 ○가 아직 들어오지 않았습니다 (V5)

virus-war-no-passing = end=last_mover에서는 패스할 수 없습니다 (V10)
virus-war-pass-before-entry = { $side ->
    [x] ×는
   *[o] ○는
  } { $cell }에 들어오기 전에는 패스할 수 없습니다 (V5)
virus-war-pass-mid-turn = 시작한 차례는 끝까지 마쳐야 합니다. { $left }걸음이 남았고, 패스는 차례 전체를 넘길 때만 할 수 있습니다 (V7)
virus-war-enter = { $side ->
    [x] ×의
   *[o] ○의
  } 첫 걸음은 { $move } 칸이 아니라 { $cell } 칸입니다 (V5)
virus-war-killed-cell = { $cell }에는 죽은 기호가 있고, 죽은 기호는 영원히 남습니다 (V2)
virus-war-own-cell = { $cell }에는 자기의 살아 있는 기호가 있습니다 (V3)
virus-war-corner-waits = { $cell }은(는) ○가 들어올 때까지 비워 두는 칸입니다 (V5)
virus-war-not-accessible = { $cell }에는 닿을 수 없습니다. { $side ->
    [x] 살아 있는 ×와 맞닿거나, 그런 ×에 맞닿은 죽은 ○의 사슬과 맞닿아야 합니다
   *[o] 살아 있는 ○와 맞닿거나, 그런 ○에 맞닿은 죽은 ×의 사슬과 맞닿아야 합니다
  } (V4)

## 배우기

virus-war-lesson-place = 여러분의 ×는 맞닿은 칸으로 자랍니다. 표시된 칸에 하나 놓아 보세요.
virus-war-lesson-place-done = 한 차례는 이런 걸음 셋이고, 새로 놓은 ×가 다음 칸을 엽니다.
virus-war-lesson-kill = 이제 ○에 닿았습니다. d4의 ○를 눌러 죽이세요.
virus-war-lesson-kill-done = 동그라미가 쳐진 칸은 영원히 그대로입니다. 여러분만 다리로 쓸 수 있습니다.
virus-war-lesson-chain = e5에 닿는 산 ×는 없지만, 죽인 기호는 닿아 있습니다. 그것을 딛고 뻗어 가세요.
virus-war-lesson-chain-done = 죽인 기호가 산 ×에 닿아 있는 동안은 길이 됩니다. 산 ○를 하나도 남기지 않으면 이깁니다.

## 옵션과 변형

virus-war-option-size = 판 크기
virus-war-option-steps = 한 차례의 걸음 수
virus-war-option-first-turn = 맨 첫 차례의 걸음 수
virus-war-option-end = 게임의 끝
virus-war-option-end-source = 산 기호가 없어질 때 (차례를 넘길 수 있음)
virus-war-option-end-last-mover = 차례를 끝내지 못할 때
virus-war-variant-standard = 기본
virus-war-variant-school = 학교 규칙: 차례를 못 끝내면 패배
virus-war-variant-short-first = 첫 차례는 한 걸음
virus-war-variant-8x8 = 8 × 8
virus-war-variant-6x6 = 작은 판, 6 × 6

## 단추의 말

virus-war-button-pass = 차례 넘기기

## 읽어 주는 말

virus-war-kind-corner = 시작 구석

klopodavka = 클로포답카
klopodavka-tagline = 둘에서 여섯까지의 벌레 군체가 한 차례에 다섯 걸음씩. 내 대장 벌레만 남기고 모두 잡으세요.
klopodavka-bug = 벌레
klopodavka-danger = { $turns ->
    [1] 플레이어 { $seat }: { $cell }의 대장 벌레를 플레이어 { $by }이(가) 한 차례에 죽일 수 있음({ $steps }걸음)
   *[other] 플레이어 { $seat }: 가장 가까운 적은 플레이어 { $by }, 대장 벌레까지 { $steps }걸음, { $turns }차례
  }
klopodavka-main-bug = 대장 벌레
klopodavka-bug-out = 탈락한 플레이어의 벌레
klopodavka-painted = 칠해진 칸

klopodavka-turn = 플레이어 { $seat } 차례, { $left }걸음 남음: { $can ->
    [place] 벌레를 놓으세요
    [kill] 벌레를 죽이세요
    [both] 벌레를 놓거나 죽이세요
   *[nothing] 닿을 수 있는 칸이 없습니다
  }{ $revolution ->
    [yes] . 새 대장 벌레를 세울 수도 있습니다(혁명)
   *[no] {""}
  }{ $passing ->
    [yes] . 차례 전체를 패스해도 됩니다
   *[no] {""}
  }.
klopodavka-must-pass = 플레이어 { $seat }에게 닿을 수 있는 칸이 없어 패스해야 합니다.
klopodavka-last = 플레이어 { $seat } 승리: 마지막 대장 벌레가 남았습니다 (K6).{ $gone ->
    [1] {" "}탈락: 플레이어 { $order }.
   *[other] {" "}탈락 순서: 플레이어 { $order }.
  }
klopodavka-shared = 모두 패스하여 플레이어 { $seats }의 공동 무승부입니다 (K6).{ $gone ->
    [0] {""}
    [1] {" "}탈락: 플레이어 { $order }.
   *[other] {" "}탈락 순서: 플레이어 { $order }.
  }

klopodavka-size = { $text } 판은 너무 작습니다. 대장 벌레 사이가 { $apart }칸인데, 걸음 수 + 2인 { $least }칸 이상이어야 합니다 (K1)
klopodavka-fields = ‘{ $text }’은(는) 클로포답카의 포지션이 아닙니다. 항목이 { $found }개인데, ‘{"<판>"} a 5 0 - 1’처럼 판, 차례, 남은 걸음 수, 연속 패스 수, 탈락한 자리, 차례 번호의 여섯 개여야 합니다 (K11)
klopodavka-players = 판 ‘{ $text }’의 대장 벌레(A~F)와 탈락한 자리를 합치면 플레이어가 { $found }명입니다. 2~6명이어야 합니다 (K11)
klopodavka-owner = { $cell }의 ‘{ $text }’에는 주인이 없습니다. 대장 벌레와 탈락한 자리를 합치면 플레이어는 { $players }명입니다 (K11)
klopodavka-main-twice = { $cell }의 ‘{ $text }’은(는) 그 플레이어의 두 번째 대장 벌레입니다. 대장 벌레는 정확히 하나여야 합니다 (K11)
klopodavka-main-out = { $cell }의 ‘{ $text }’은(는) 탈락한 자리 { $seat }의 대장 벌레입니다. 소문자로 적으세요 (K5, K11)
klopodavka-main-missing = 자리 { $seat }은(는) 탈락하지 않았는데 판에 대장 벌레 ‘{ $text }’이(가) 없습니다 (K11)
klopodavka-left = ‘{ $text }’은(는) 남은 걸음 수가 아닙니다. 1부터 { $steps }까지, 마지막 걸음으로 이겼으면 0을 적으세요 (K11)
klopodavka-passes-mid-turn = { $steps }걸음 중 { $left }걸음이 남았는데 연속 패스 수가 { $text }일 수 없습니다. 한 걸음이라도 두면 0이 됩니다 (K6)

klopodavka-unfinished = 시작한 차례는 닿을 수 있는 칸이 있는 한 계속해야 합니다. { $left }걸음이 남았고, 패스는 차례 전체를 넘길 때만 할 수 있습니다 (K3)
klopodavka-only-pass = 차례 도중에 닿을 수 있는 칸이 없으면 { $move }을(를) 둘 수 없습니다. `pass`만 할 수 있습니다 (K3)
klopodavka-own = { $cell }에는 이미 자기 벌레가 있습니다 (K3)
klopodavka-wall = { $cell }은(는) 칠해진 칸이고, 영원히 그대로 남습니다 (K4)
klopodavka-far = { $cell }에는 닿을 수 없습니다. 자기의 산 벌레나, 그런 벌레에 이어진 자기 색 칸과 맞닿아야 합니다 (K4)
klopodavka-unlinked = { $cell }에는 닿을 수 없습니다. 맞닿은 자기 벌레나 칸이 { $main }의 대장 벌레와 이어져 있지 않습니다 (K4, link=main)
klopodavka-no-revolution = { $cell }에서 혁명을 할 수 없습니다. 이 게임은 revolution=off입니다 (K8)
klopodavka-revolution-main = { $cell }에서 혁명을 할 수 없습니다. 이미 대장 벌레가 있는 칸입니다 (K8)
klopodavka-revolution-ring = { $cell }에서 혁명을 할 수 없습니다. 둘레에 대장을 뺀 자기의 산 벌레가 여덟이어야 하는데 { $found }마리입니다 (K8)
klopodavka-revolution-centre = { $cell }에서 혁명을 할 수 없습니다. 빈 칸이거나 자기의 산 벌레가 있는 칸이어야 합니다 (K8)

## 배우기

klopodavka-lesson-place = 벌레는 맞닿은 칸으로 퍼집니다. 테두리를 두른 것이 대장 벌레입니다. 표시된 칸에 벌레를 놓아 보세요.
klopodavka-lesson-place-done = 한 차례는 이런 걸음 다섯입니다. 벌레 줄은 금세 판을 가로지릅니다.
klopodavka-lesson-kill = 상대 진지에 닿았습니다. h8의 벌레를 눌러 잡으세요.
klopodavka-lesson-kill-done = 그 칸은 영원히 내 색입니다. 나에게는 다리, 다른 모두에게는 벽입니다.
klopodavka-lesson-main = 칠한 칸이 i9의 대장 벌레에 닿아 있습니다. 잡으세요!
klopodavka-lesson-main-done = 대장 벌레를 잃으면 탈락합니다. 끝까지 대장 벌레를 지킨 사람이 이깁니다.

## 옵션과 변형

klopodavka-option-players = 플레이어 수
klopodavka-option-size = 판 크기
klopodavka-option-steps = 한 차례의 걸음 수
klopodavka-option-link = 벌레가 길이 되는 때
klopodavka-option-link-any = 살아 있으면 언제나
klopodavka-option-link-main = 대장 벌레와 이어져 있을 때만
klopodavka-option-revolution = 혁명
klopodavka-option-seats = 판 둘레의 자리
klopodavka-variant-standard = 네 명
klopodavka-variant-duel = 일대일
klopodavka-variant-six = 여섯 명
klopodavka-variant-30x20 = 넓은 판, 30 × 20
klopodavka-variant-notebook = 공책 한 쪽 전부
klopodavka-variant-linked = 대장 벌레와 이어야 함
klopodavka-variant-simple = 혁명 없이

## 단추의 말

klopodavka-button-revolution = 혁명
klopodavka-button-pass = 차례 넘기기

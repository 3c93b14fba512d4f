war = 전쟁
war-tagline = 보병, 기사, 전차, 비행기는 장군과 이어져 있을 때만 싸웁니다. 다른 장군을 모두 잡으세요.
war-danger = { $turns ->
    [1] 플레이어 { $seat }: { $cell }의 장군을 플레이어 { $by }이(가) 한 차례에 죽일 수 있음({ $least ->
        [no] 많아야 { $steps }걸음
       *[yes] { $steps }걸음
      })
   *[other] 플레이어 { $seat }: 가장 가까운 적은 플레이어 { $by }, 장군까지 보병으로 { $steps }걸음
  }
war-general = 장군
war-infantry = 보병
war-knight = 기사
war-tank = 전차
war-plane = 비행기
war-infantry-fortress = 보병 요새
war-knight-fortress = 기사 요새
war-tank-fortress = 전차 요새
war-plane-fortress = 비행기 요새

war-turn = 플레이어 { $seat } 차례: 보병 { $infantry }, 기사 { $knight }, 전차 { $tank }, 비행기 { $plane }. 교환은 { $exchanges }번까지 할 수 있고, `pass`로 쉴 수 있습니다.
war-turn-end = 플레이어 { $seat } 진행 중: 남은 수는 보병 { $infantry }, 기사 { $knight }, 전차 { $tank }, 비행기 { $plane }, 교환 { $exchanges }번. `end`로 차례를 마칩니다.
war-must-pass = 플레이어 { $seat }은(는) 둘 수 있는 수가 없어 `pass`해야 합니다 (W8a).

war-last = 마지막 장군을 지킨 플레이어 { $seat }의 승리입니다 (W9).{ $gone ->
    [1] {" "}탈락: 플레이어 { $order }.
   *[other] {" "}탈락 순서: 플레이어 { $order }.
  }
war-shared = 남은 모두가 잇달아 패스했습니다. 플레이어 { $seats }이(가) 결과를 나눠 갖습니다 (K6).{ $gone ->
    [0] {""}
    [1] {" "}탈락: 플레이어 { $order }.
   *[other] {" "}탈락 순서: 플레이어 { $order }.
  }

war-too-close = { $text } 판은 { $players }명에게 너무 작습니다. 장군 사이가 { $found }칸인데, 11칸 이상이어야 합니다 (W1)
war-fields = ‘{ $text }’은(는) 전쟁의 포지션이 아닙니다. 항목이 { $found }개인데, ‘… a I0N0T0P0 0 - 1’처럼 여섯 개(판, 차례, 쓴 수, 패스, 탈락, 턴 번호)가 필요합니다
war-generals-few = 판 ‘{ $text }’에 플레이어가 둘보다 적습니다. 저마다 장군(`aG` `bG` …)이 있거나 탈락 자리에 적혀 있어야 합니다
war-general-missing = 자리 { $last }이(가) 있는데 자리 { $seat }에는 장군이 없고 탈락 자리에도 없습니다
war-generals = { $found ->
    [0] 자리 { $seat }에 장군이 없는데 탈락 자리에도 적혀 있지 않습니다
   *[other] 자리 { $seat }에 장군이 { $found }명 있습니다. 장군은 하나뿐입니다
  }
war-owner = { $cell }의 ‘{ $text }’은(는) 이 게임에 없는 자리의 말입니다. 자리는 a부터 { $last }까지입니다
war-used = ‘{ $text }’은(는) 이번 턴에 쓴 수가 아닙니다. I2N1T0P0처럼 병종마다 숫자 하나를 적으세요
war-used-too-many = ‘{ $text }’은(는) 한 턴에 둘 수 있는 것보다 많습니다. 보병 4, 기사 2, 전차 2, 비행기 1이며, 전혀 쓰지 않은 병종 하나마다 다른 수 하나를 더 둘 수 있습니다 (W8)
war-passes-mid-turn = ‘{ $text }’에는 이미 둔 수가 있는데 연속 패스가 { $passes }입니다. 수를 두면 연속 패스는 0이 됩니다 (K6)
war-move = ‘{ $text }’은(는) 수가 아닙니다. Ib2처럼 병종(I, N, T, P)과 칸을 쓰거나 `end`, `pass`를 쓰세요

war-pass-late = `pass`는 턴 전체를 쉬는 것으로 첫 수 전에만 할 수 있습니다. 이번 턴을 마치려면 `end`를 쓰세요 (W8a)
war-end-early = `end`는 한 수 이상 둔 뒤에 쓸 수 있습니다. 턴 전체를 쉬려면 `pass`를 쓰세요 (W8a)
war-kind-used = 이번 턴에는 { $kind ->
    [I] 보병을
    [N] 기사를
    [T] 전차를
   *[P] 비행기를
  } 더 둘 수 없습니다. 추가 수가 전혀 쓰지 않은 병종의 수보다 많아집니다 (W8)
war-fortress-stands = { $cell }에는 요새가 있습니다. 요새는 없어지지 않습니다 (W6)
war-own = { $cell }에는 이미 자기 말이 있습니다 (W4)
war-not-linked = { $cell }에 닿는 것은 장군과 이어지지 않은 말뿐입니다 (W7)
war-fortress-kind = { $cell }에 닿는 것은 다른 병종이 세운 요새뿐이며, fortress=kind에서는 출발점이 되지 못합니다 (W5)
war-far = { $kind ->
    [I] 이웃한 여덟 칸으로 가는 보병이
    [N] 체스의 나이트처럼 뛰는 기사가
    [T] 정확히 두 칸을 뛰는 전차가
   *[P] 정확히 { $plane }칸을 나는 비행기가
  } { $cell }에 닿을 출발점이 없습니다 (W3)

## 배우기

war-lesson-infantry = 처음에는 장군 하나뿐입니다. 보병 단추를 누르고, 장군 옆의 칸을 누르세요.
war-lesson-infantry-done = 한 턴에 보병 넷, 기사 둘, 전차 둘, 비행기 하나까지, 순서는 자유입니다.
war-lesson-knight = 기사는 체스의 나이트처럼 뜁니다. 기사나 장군에서 출발합니다. 기사를 골라 e4를 잡으세요.
war-lesson-knight-done = 잡은 자리에는 요새가 남습니다. 영원히 서서 내 모든 병과를 돕습니다.
war-lesson-general = 비행기는 일직선으로 꼭 다섯 칸을 납니다. 이어진 요새에서도 뜹니다. 장군을 찾으세요!
war-lesson-general-done = 군대는 장군과 이어져 있을 때만 움직입니다. 마지막 상대 장군을 잡으면 이깁니다.

## 옵션과 변형

war-option-players = 플레이어 수
war-option-size = 판 크기
war-option-plane = 비행기의 거리
war-option-plane-5 = 다섯 칸
war-option-plane-4 = 네 칸
war-option-fortress = 요새를 쓰는 병과
war-option-fortress-any = 모든 병과
war-option-fortress-kind = 지은 병과만
war-option-seats = 판 둘레의 자리
war-variant-standard = 두 명
war-variant-small = 작은 판, 12 × 12
war-variant-four = 네 명
war-variant-six = 여섯 명
war-variant-short-planes = 비행기 네 칸
war-variant-narrow-fortresses = 요새는 지은 병과만

## 단추의 말

war-button-I = 보병
war-button-N = 기사
war-button-T = 전차
war-button-P = 비행기
war-button-end = 턴 끝내기
war-button-pass = 패스

## 읽어 주는 말

war-state-unlinked = 끊어짐
war-state-out = 탈락

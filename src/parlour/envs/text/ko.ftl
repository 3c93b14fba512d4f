# 학습 환경의 문장.

envs-action = 국면 ‘{ $position }’에서 행동 { $action }은(는) 둘 수 없습니다
envs-actions = 게임마다 행동이 하나씩, 정수 { NUMBER($count, useGrouping: 0) }개가 필요합니다. 받은 것은 모양이 { $shape }인 { $kind }입니다
envs-playing = 어느 게임을 둘지는 게임마다 참/거짓 하나씩, 모두 { NUMBER($count, useGrouping: 0) }개로 적으세요
envs-seed = ‘{ $text }’은(는) 시드가 아닙니다. 64비트에 들어가는 0 이상의 정수 하나, 또는 게임 { NUMBER($count, useGrouping: 0) }개에 하나씩 적으세요
envs-over = 시작하기도 전에 끝난 게임입니다: ‘{ $position }’
envs-core = core=‘{ $text }’은(는) 쓸 수 없습니다. auto, native, python 가운데 하나를 적으세요
envs-opponent = ‘{ $text }’은(는) 상대가 아닙니다. random, 1 이상의 단계, 또는 호출할 수 있는 것을 주세요
envs-seat = seat=‘{ $text }’은(는) 쓸 수 없습니다. random 또는 0부터 { $last }까지의 수를 적으세요
envs-illegal = illegal=‘{ $text }’은(는) 쓸 수 없습니다. raise나 replace를 적으세요
envs-render = ‘{ $text }’은(는) 그리는 방법이 아닙니다. { $known } 가운데 하나를 적으세요
envs-reset = 환경을 아직 초기화(reset)하지 않아 시작된 게임이 없습니다
envs-name = ‘{ $text }’은(는) 게임 이름이 아닙니다. slime_trail(size=5x5,pie=on)처럼 적으세요
envs-node = 이 국면은 { $wanted } 차례가 아닙니다: ‘{ $position }’
envs-text = ‘{ $text }’은(는) 여기서 둘 수 있는 행동이 아닙니다

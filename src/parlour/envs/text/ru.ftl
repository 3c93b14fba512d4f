# Что говорят среды обучения.

envs-action = действие { $action } недопустимо в позиции «{ $position }»
envs-actions = нужно по одному действию на партию, целых чисел: { NUMBER($count, useGrouping: 0) }; получено { $kind } формы { $shape }
envs-playing = какие партии играются, указывает одно логическое значение на партию, всего { NUMBER($count, useGrouping: 0) }
envs-seed = «{ $text }» не годится как начальное число: нужно целое от 0, умещающееся в 64 бита, или по одному на партию (партий: { NUMBER($count, useGrouping: 0) })
envs-over = партия окончена, не начавшись: «{ $position }»
envs-core = core=«{ $text }» невозможно: напишите auto, native или python
envs-opponent = «{ $text }» не соперник: укажите random, уровень (число от 1) или то, что можно вызвать
envs-seat = seat=«{ $text }» невозможно: напишите random или число от 0 до { $last }
envs-illegal = illegal=«{ $text }» невозможно: напишите raise или replace
envs-render = «{ $text }» не способ рисования: напишите { $known }
envs-reset = среда не сброшена (reset): ни одна партия не начата
envs-name = «{ $text }» не имя игры: напишите, например, slime_trail(size=5x5,pie=on)
envs-node = в этой позиции решает не { $wanted }: «{ $position }»
envs-text = «{ $text }» здесь не действие

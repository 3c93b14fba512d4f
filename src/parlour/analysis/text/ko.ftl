## 분석: 거절하는 것

analysis-nothing = 분석할 게임이 없습니다
analysis-no-game = { $game } 분석은 아직 없습니다. 백개먼에는 있습니다
analysis-several = 매치나 세션이 { $count }개입니다. 분석은 하나씩 합니다. 각각 다른 파일에 넣으세요
analysis-plies = 플라이 ‘{ $text }’: GNU Backgammon이 세는 대로 0부터 { $most }까지입니다

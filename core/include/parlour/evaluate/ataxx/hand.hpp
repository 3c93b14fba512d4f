#pragma once

#include "parlour/evaluate/ataxx/common.hpp"

namespace parlour {

// Pieces alone: a yardstick.
template <class Sheet>
class AtaxxMaterial : public AtaxxCommon<Sheet> {
public:
    using AtaxxCommon<Sheet>::AtaxxCommon;
    using typename AtaxxCommon<Sheet>::Position;

    int score(const Position& at) const {
        return 40 * (Sheet::count(at.pieces[at.to_move]) - Sheet::count(at.pieces[1 - at.to_move]));
    }
};

// The difference in pieces, less the empty cells beside them; sharper as the board fills. The
// constants are those of src/parlour/evaluate/ataxx/hand.py.
template <class Sheet>
class AtaxxHand : public AtaxxCommon<Sheet> {
public:
    using AtaxxCommon<Sheet>::AtaxxCommon;
    using typename AtaxxCommon<Sheet>::Position;

    int score(const Position& at) const {
        const auto& own = at.pieces[at.to_move];
        const auto& enemy = at.pieces[1 - at.to_move];
        const auto& sheet = this->game_.sheet();
        int beside = 0;  // pairs of a piece and an empty neighbour
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                if (dx == 0 && dy == 0) continue;
                const auto holes = sheet.leap(at.empty, dx, dy);
                beside += Sheet::count(holes & enemy) - Sheet::count(holes & own);
            }
        }
        const double lead = Sheet::count(own) - Sheet::count(enemy) + 1.6 + 0.22 * beside;
        const double score = 800 * lead / (4 + 0.25 * Sheet::count(at.empty));
        return static_cast<int>(std::clamp(score, -20000.0, 20000.0));
    }
};

}  // namespace parlour

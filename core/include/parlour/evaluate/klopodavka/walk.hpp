#pragma once

#include "parlour/games/klopodavka.hpp"

namespace parlour {

// A seat on its way over the sheet, alone: ring after ring, the cells that it could step on with one
// step, with two, … (K4). Cells of its own on the way conduct at once.
template <class Sheet>
class KlopodavkaWalk {
public:
    using Set = typename Sheet::Set;
    using Position = typename Klopodavka<Sheet>::Position;

    // `border`: what the seat's sources cover or touch (`Klopodavka::border_of`).
    KlopodavkaWalk(const Sheet& sheet, const Position& at, int seat, const Set& border)
        : sheet_(sheet), own_(at.owners.of(seat)), open_(sheet.all & ~(at.painted | own_)), seen_(border),
          edge_(border & open_), hanging_(own_ & ~border) {}

    // The cells that take one step more than those of the last ring.
    const Set& edge() const { return edge_; }
    const Set& open() const { return open_; }

    // On to the next ring, through the cells of `ways` alone.
    void go_on(const Set& ways) {
        Set grown = sheet_.grow(edge_);
        for (Set joined = grown & hanging_; Sheet::any(joined); joined = grown & hanging_) {
            hanging_ &= ~joined;
            grown |= sheet_.grow(joined);
        }
        edge_ = grown & open_ & ways & ~seen_;
        seen_ |= grown;
    }

private:
    const Sheet& sheet_;
    Set own_, open_, seen_, edge_, hanging_;
};

}  // namespace parlour

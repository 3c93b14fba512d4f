#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace parlour {

// How many plies less a move is searched that comes late in the order: ln(depth) · ln(number) / 2.
class Reductions {
public:
    Reductions() {
        for (std::size_t depth = 1; depth < kMost; ++depth) {
            for (std::size_t late = 1; late < kMost; ++late) {
                less_[depth][late] = static_cast<int>(
                    0.5 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(late)) / 2.0);
            }
        }
    }

    int operator()(int depth, std::size_t late) const {
        return less_[std::min<std::size_t>(static_cast<std::size_t>(depth), kMost - 1)][std::min(late, kMost - 1)];
    }

private:
    static constexpr std::size_t kMost = 64;

    std::array<std::array<int, kMost>, kMost> less_{};
};

}  // namespace parlour

#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace parlour {

// Slime Trail from its rules alone, on numbers of cells, written apart from the rest.
class PlainSlimeTrail {
public:
    PlainSlimeTrail(int width, int height) : width_(width), height_(height) {}

    // Whether the player to move wins: 0 owns the first cell, 1 the last. `sealed` has the snail's
    // earlier cells.
    bool wins(std::uint64_t sealed, int snail, int player) {
        const std::uint64_t key = sealed << 7 | static_cast<std::uint64_t>(snail) << 1 | static_cast<std::uint64_t>(player);
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        bool won = false;
        for (const int to : steps(sealed, snail)) {
            if (goal(to) >= 0 ? goal(to) == player : !wins(sealed | std::uint64_t{1} << snail, to, 1 - player)) won = true;
            if (won) break;
        }
        return known_[key] = won;
    }

    std::vector<int> steps(std::uint64_t sealed, int snail) const {
        std::vector<int> found;
        for (int y = snail / width_ - 1; y <= snail / width_ + 1; ++y) {
            for (int x = snail % width_ - 1; x <= snail % width_ + 1; ++x) {
                const int cell = y * width_ + x;
                if (x < 0 || x >= width_ || y < 0 || y >= height_ || cell == snail) continue;
                if ((sealed >> cell & 1) == 0) found.push_back(cell);
            }
        }
        return found;
    }

    // The seat that owns the goal on this cell, −1 if it is none.
    int goal(int cell) const { return cell == 0 ? 0 : cell == width_ * height_ - 1 ? 1 : -1; }

private:
    int width_, height_;
    std::unordered_map<std::uint64_t, bool> known_;
};

}  // namespace parlour

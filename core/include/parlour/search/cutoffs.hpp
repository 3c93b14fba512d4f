#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "parlour/search/table.hpp"

namespace parlour {

// The two moves that last cut off at one distance from the root.
struct Killers {
    std::array<Move, 2> moves{Remembered::kNoMove, Remembered::kNoMove};

    void clear() { moves.fill(Remembered::kNoMove); }
};

// Which moves have cut off, so that they are tried first: killers, the reply that refuted the move
// before, and the history of each move (Schaeffer 1989), of two seats.
class CutOffs {
public:
    static constexpr int kKiller = 1 << 20;  // more than any other rating

    explicit CutOffs(std::size_t actions) {
        for (auto& history : history_) history.assign(actions, 0);
        for (auto& replies : replies_) replies.assign(actions, Remembered::kNoMove);
    }

    void clear() {
        for (auto& history : history_) std::ranges::fill(history, 0);
        for (auto& replies : replies_) std::ranges::fill(replies, Remembered::kNoMove);
    }

    // What was learnt in earlier searches counts half.
    void grow_older() {
        for (auto& history : history_) {
            for (int& value : history) value /= 2;
        }
    }

    // Adds to the evaluator's ratings what has cut off elsewhere; the move of the table comes first.
    void rate(std::size_t seat, const Killers& killers, std::span<const Move> moves, int* ratings, Move known, Move played) const {
        const auto& history = history_[seat];
        const Move reply = played < replies_[0].size() ? replies_[seat][played] : Remembered::kNoMove;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move move = moves[i];
            ratings[i] += history[move] / 8;
            if (move == known) ratings[i] = 4 * kKiller;
            else if (move == killers.moves[0]) ratings[i] += 800;
            else if (move == killers.moves[1] || move == reply) ratings[i] += 400;
        }
    }

    // The last of the moves that were tried has cut off, those before it have not.
    void learn(std::size_t seat, Killers& killers, std::span<const Move> tried, int depth, Move played) {
        const Move move = tried.back();
        if (killers.moves[0] != move) killers.moves = {move, killers.moves[0]};
        if (played < replies_[0].size()) replies_[seat][played] = move;
        const int bonus = std::min(16 * depth * depth + 32 * depth, 2000);
        auto& history = history_[seat];
        for (std::size_t i = 0; i < tried.size(); ++i) {
            int& value = history[tried[i]];
            const int change = i + 1 == tried.size() ? bonus : -bonus;
            value += change - value * bonus / kHistory;
        }
    }

private:
    static constexpr int kHistory = 1 << 14;

    std::array<std::vector<int>, 2> history_;
    std::array<std::vector<Move>, 2> replies_;
};

}  // namespace parlour

#pragma once

#include "parlour/evaluate/backgammon/bearoff/tables.hpp"
#include "parlour/evaluate/backgammon/net.hpp"

namespace parlour::backgammon {

// The level at which the side that sees its checkers so has lost: 1 single, 2 gammon, 3 backgammon (B10).
inline int lost_level(const Board& loser, int checkers = kMostCheckers) {
    if (features::counts(loser).own < checkers) return 1;
    return own_points(loser) >> 19 ? 3 : 2;
}

constexpr Results flipped(const Results& r) { return {r[3], r[4], r[5], r[0], r[1], r[2]}; }

// Expected points, with the cube at 1 and out of the game (B10).
constexpr float equity_of(const Results& r) { return r[0] + 2 * r[1] + 3 * r[2] - r[3] - 2 * r[4] - 3 * r[5]; }

// The results of a board on which who has just moved has borne off its last checker.
inline Results won_results(const Board& board, int checkers = kMostCheckers) {
    Results won{};
    won[static_cast<std::size_t>(lost_level(flipped(board), checkers) - 1)] = 1;
    return won;
}

// Judges boards as who has just moved counts them: by the rules at the end, from the bear-off tables
// where both sides are in one, else by the network; Hypergammon from its own table alone.
class Judge {
public:
    explicit Judge(const Net& net, const bearoff::Tables* tables = nullptr, int checkers = kMostCheckers)
        : net_(&net), tables_(tables), checkers_(checkers) {}

    int checkers() const { return checkers_; }
    const bearoff::Tables* tables() const { return tables_; }

    // The sums of a board from which those of the plays that leave it are made. `board` is counted by
    // who is to play; the plays by the same player.
    void prepare(const Board& board, Net::Sums& sums) const { net_->sum(board, sums); }

    Results judge(const Board& board, const Net::Sums& sums) const {
        if (!own_points(board)) return won_results(board, checkers_);
        if (tables_ != nullptr) {
            if (checkers_ != kMostCheckers) {
                if (const auto found = tables_->hypergammon(board)) return results_of(*found);
            } else if (!features::contact(board)) {
                if (const auto found = tables_->race(board)) return results_of(*found);
            }
        }
        return net_->judge(board, sums);
    }

    Results judge(const Board& board) const {
        Net::Sums sums;
        prepare(board, sums);
        return judge(board, sums);
    }

private:
    const Net* net_;
    const bearoff::Tables* tables_;
    int checkers_;
};

}  // namespace parlour::backgammon

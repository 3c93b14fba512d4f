#pragma once

#include "parlour/evaluate/backgammon/bearoff/one_sided.hpp"
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
inline Results won_results(const Board& board) {
    Results won{};
    won[static_cast<std::size_t>(lost_level(flipped(board)) - 1)] = 1;
    return won;
}

// Judges boards as who has just moved counts them: by the rules at the end, from the bear-off table
// where both sides are in it, else by the network.
class Judge {
public:
    explicit Judge(const Net& net, const bearoff::OneSided* table = nullptr) : net_(&net), table_(table) {}

    // The sums of a board from which those of the plays that leave it are made. `board` is counted by
    // who is to play; the plays by the same player.
    void prepare(const Board& board, Net::Sums& sums) const { net_->sum(board, sums); }

    Results judge(const Board& board, const Net::Sums& sums) const {
        if (!own_points(board)) return won_results(board);
        if (table_ != nullptr && is_race(board)) {
            if (const auto found = table_->race(board)) return results_of(*found);
        }
        return net_->judge(board, sums);
    }

    Results judge(const Board& board) const {
        Net::Sums sums;
        prepare(board, sums);
        return judge(board, sums);
    }

private:
    static bool is_race(const Board& board) { return !features::contact(board); }

    const Net* net_;
    const bearoff::OneSided* table_;
};

}  // namespace parlour::backgammon

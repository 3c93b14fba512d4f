#pragma once

#include <utility>
#include <vector>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/backgammon/judge.hpp"
#include "parlour/games/backgammon/rules.hpp"
#include "parlour/train/backgammon/learner.hpp"

namespace parlour::backgammon {

// The best play of a roll by the network alone.
struct Choice {
    Board board;      // after it, as who played it counts
    Results results;  // of that player
};

// Plays and judges with a network: games against itself and targets from one roll further on.
class Teacher {
public:
    explicit Teacher(const Net& net) : net_(&net) {}

    // `board` is counted by the player whose roll it is.
    Choice best(const Board& board, int high, int low) {
        boards_.resize(kMostPlays);
        const int count = all_plays(board, Dice::of(high, low), boards_.data());
        net_->sum(board, sums_);
        if (count == 0) return {board, net_->judge(board, sums_)};
        Choice best;
        float most = -9;
        for (int k = 0; k < count; ++k) {
            const Board& after = boards_[static_cast<std::size_t>(k)];
            const Results results = own_points(after) ? net_->judge(after, sums_) : won_results(after);
            const float equity = equity_of(results);
            if (equity > most) most = equity, best = {after, results};
        }
        judged += static_cast<std::uint64_t>(count);
        return best;
    }

    // What the board's results are one exact roll further on, for the player who has just moved.
    Results look_ahead(const Board& board) {
        const Board theirs = flipped(board);
        Results sum{};
        for (int high = 1; high <= kDice; ++high) {
            for (int low = 1; low <= high; ++low) {
                const Results results = flipped(best(theirs, high, low).results);
                const float share = (high == low ? 1.0F : 2.0F) / 36;
                for (std::size_t i = 0; i < kResults; ++i) sum[i] += share * results[i];
            }
        }
        return sum;
    }

    // Boards after each move of a game from `board` on (the starter's view), and its last results.
    struct Game {
        std::vector<Board> boards;
        std::vector<Results> guesses;
        Results result{};  // as the mover of the last board
    };

    // The first `odd` plays of the game are drawn: by `odd_sides` (1 the starter, 2 the other, 3 both).
    void play(Board board, int odd, int odd_sides, Random& random, Game& game) {
        game.boards.clear();
        game.guesses.clear();
        for (int ply = 0; ply < 2000; ++ply) {
            int high = static_cast<int>(random.below(6)) + 1, low = static_cast<int>(random.below(6)) + 1;
            if (high < low) std::swap(high, low);
            Choice choice;
            if (ply < odd && (odd_sides >> (ply & 1) & 1)) {
                boards_.resize(kMostPlays);
                const int count = all_plays(board, Dice::of(high, low), boards_.data());
                choice.board = count ? boards_[random.below(static_cast<std::uint32_t>(count))] : board;
                choice.results = own_points(choice.board) ? net_->judge(choice.board) : won_results(choice.board);
            } else {
                choice = best(board, high, low);
            }
            if (!own_points(choice.board)) {
                game.result = won_results(choice.board);
                game.boards.push_back(choice.board);
                game.guesses.push_back(game.result);
                return;
            }
            game.boards.push_back(choice.board);
            game.guesses.push_back(choice.results);
            board = flipped(choice.board);
        }
        game.boards.clear();  // endless: nothing is learned from it
        game.guesses.clear();
    }

    std::uint64_t judged = 0;

private:
    const Net* net_;
    Net::Sums sums_;
    std::vector<Board> boards_;
};

}  // namespace parlour::backgammon

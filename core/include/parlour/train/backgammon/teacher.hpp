#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "parlour/base/random.hpp"
#include "parlour/evaluate/backgammon/judge.hpp"
#include "parlour/games/backgammon/rules.hpp"
#include "parlour/train/backgammon/learner.hpp"

namespace parlour::backgammon {

// The best play of a roll by the judge alone.
struct Choice {
    Board board;      // after it, as who played it counts
    Results results;  // of that player
};

// Plays games with a judge: games against itself and targets from one roll further on.
class Teacher {
public:
    explicit Teacher(const Judge& judge) : judge_(judge) {}

    // `board` is counted by the player whose roll it is.
    Choice best(const Board& board, int high, int low) {
        boards_.resize(kMostPlays);
        const int count = all_plays(board, Dice::of(high, low), boards_.data());
        judge_.prepare(board, sums_);
        if (count == 0) return {board, judge_.judge(board, sums_)};
        Choice best;
        float most = -9;
        for (int k = 0; k < count; ++k) {
            const Board& after = boards_[static_cast<std::size_t>(k)];
            const Results results = judge_.judge(after, sums_);
            const float equity = equity_of(results);
            if (equity > most) most = equity, best = {after, results};
        }
        judged += static_cast<std::uint64_t>(count);
        return best;
    }

    // All 21 rolls of the enemy on a board that was just left to it: its best replies, in the order of
    // `kRolls`, and what they mean for who has just moved.
    struct Ahead {
        std::array<Choice, 21> replies;
        Results mean{};
    };
    static constexpr auto kRolls = [] {
        std::array<std::pair<int, int>, 21> rolls{};
        std::size_t count = 0;
        for (int high = 1; high <= kDice; ++high) {
            for (int low = 1; low <= high; ++low) rolls[count++] = {high, low};
        }
        return rolls;
    }();
    static constexpr float share_of(std::size_t roll) { return (kRolls[roll].first == kRolls[roll].second ? 1.0F : 2.0F) / 36; }

    void look_ahead(const Board& board, Ahead& ahead) {
        const Board theirs = flipped(board);
        ahead.mean = {};
        for (std::size_t roll = 0; roll < kRolls.size(); ++roll) {
            ahead.replies[roll] = best(theirs, kRolls[roll].first, kRolls[roll].second);
            const Results results = flipped(ahead.replies[roll].results);
            for (std::size_t i = 0; i < kResults; ++i) ahead.mean[i] += share_of(roll) * results[i];
        }
    }

    // A game whose every board is a sample: its target is the mean over the next roll, and `trust` times
    // what the rest of the game differed from the judge, the luck of each roll taken away:
    // G(t) = mean(t) + trust · (G(t+1) − judged(t+1)), seen by the same side. With a trust of 1 the target
    // is the result of the game less all its luck, without any bias of the judge's; with 0 one exact roll.
    // The first `odd` plays are drawn by lot as in `play`; nothing is carried over them.
    void play_samples(Board board, int odd, int odd_sides, double trust, Random& random, std::vector<Sample>& out) {
        const std::size_t first = out.size();
        links_.clear();
        const int one = static_cast<int>(random.below(6)) + 1, other = static_cast<int>(random.below(6)) + 1;
        Choice now = odd > 0 && (odd_sides & 1) ? by_lot(board, one, other, random)
                                                : best(board, std::max(one, other), std::min(one, other));
        bool is_linked = false;
        Ahead ahead;
        for (int ply = 1; ply < 2000 && own_points(now.board); ++ply) {
            look_ahead(now.board, ahead);
            out.push_back({now.board, ahead.mean});
            links_.push_back({now.results, is_linked});
            const std::size_t k = random.below(36), high = k / 6 + 1, low = k % 6 + 1;
            const std::size_t top = std::max(high, low), bottom = std::min(high, low);
            is_linked = !(ply < odd && (odd_sides >> (ply & 1) & 1));
            now = is_linked ? ahead.replies[top * (top - 1) / 2 + bottom - 1]
                            : by_lot(flipped(now.board), static_cast<int>(high), static_cast<int>(low), random);
        }
        // The last board had its game won by the next play, whose results are as judged.
        for (std::size_t i = out.size(); i-- > first + 1;) {
            if (!links_[i - first].second) continue;
            Results rest;
            for (std::size_t k = 0; k < kResults; ++k) rest[k] = out[i].target[k] - links_[i - first].first[k];
            rest = flipped(rest);
            for (std::size_t k = 0; k < kResults; ++k) out[i - 1].target[k] += static_cast<float>(trust) * rest[k];
        }
    }

    // A game that teaches to choose: of every roll the `few` best plays by the judge (none more than
    // kRival worse than the best) are samples, each with the mean over its next roll; the best by that is
    // played. The first `odd` plays are drawn by lot and are no samples.
    void play_rivals(Board board, int odd, int odd_sides, std::size_t few, Random& random, std::vector<Sample>& out) {
        Ahead ahead;
        for (int ply = 0; ply < 2000; ++ply) {
            const int one = static_cast<int>(random.below(6)) + 1, other = static_cast<int>(random.below(6)) + 1;
            Board after = board;
            if (ply < odd && (odd_sides >> (ply & 1) & 1)) {
                after = by_lot(board, one, other, random).board;
            } else {
                rank(board, std::max(one, other), std::min(one, other));
                float most = -9;
                for (std::size_t k = 0; k < std::min(few, ranked_.size()); ++k) {
                    const Choice& rival = ranked_[k];
                    if (!own_points(rival.board)) {  // the game is won
                        after = rival.board;
                        break;
                    }
                    if (equity_of(rival.results) < equity_of(ranked_[0].results) - kRival) break;
                    look_ahead(rival.board, ahead);
                    out.push_back({rival.board, ahead.mean});
                    if (equity_of(ahead.mean) > most) most = equity_of(ahead.mean), after = rival.board;
                }
            }
            if (!own_points(after)) return;
            board = flipped(after);
        }
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
                choice = by_lot(board, high, low, random);
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
    static constexpr float kRival = 0.16F;

    // The plays of a roll in `ranked_`, the best first.
    void rank(const Board& board, int high, int low) {
        boards_.resize(kMostPlays);
        const int count = all_plays(board, Dice::of(high, low), boards_.data());
        judge_.prepare(board, sums_);
        ranked_.clear();
        for (int k = 0; k < count; ++k) {
            const Board& after = boards_[static_cast<std::size_t>(k)];
            ranked_.push_back({after, judge_.judge(after, sums_)});
        }
        std::ranges::sort(ranked_, std::ranges::greater{}, [](const Choice& choice) { return equity_of(choice.results); });
        judged += static_cast<std::uint64_t>(count);
    }

    Choice by_lot(const Board& board, int one, int other, Random& random) {
        boards_.resize(kMostPlays);
        const int count = all_plays(board, Dice::of(std::max(one, other), std::min(one, other)), boards_.data());
        Choice choice;
        choice.board = count ? boards_[random.below(static_cast<std::uint32_t>(count))] : board;
        choice.results = judge_.judge(choice.board);
        return choice;
    }

    std::vector<std::pair<Results, bool>> links_;  // of each sample: as judged, and whether the one before leads to it
    const Judge& judge_;
    Net::Sums sums_;
    std::vector<Board> boards_;
    std::vector<Choice> ranked_;
};

}  // namespace parlour::backgammon

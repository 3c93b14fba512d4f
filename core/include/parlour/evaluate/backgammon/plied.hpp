#pragma once

#include <bit>
#include <cmath>
#include <new>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include "parlour/evaluate/backgammon/rollout.hpp"
#include "parlour/games/backgammon/match.hpp"
#include "parlour/search/any_search.hpp"
#include "parlour/search/clock.hpp"
#include "parlour/search/searches.hpp"

namespace parlour::backgammon {

// A player's error, the same for the same board all game long: normal with a deviation of 1.
inline double fixed_error(const Board& board, std::uint64_t seed) {
    Random random(mixed_bytes(seed, &board, sizeof board));
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    return radius * std::cos(6.283185307179586 * random.unit());
}

// The search of Backgammon: the `Lookahead` behind the interface that every game's searches have. Depth
// 1 is the judge alone (0 plies), each more one roll. `blur` misjudges each play by a fixed error of so
// many points on the average, for weaker players.
template <class G>
class PliedSearch final : public AnySearch {
public:
    using Position = typename G::Position;

    PliedSearch(const G& game, const SearchOptions& options)
        : game_(game), net_(options.weights), lines_(static_cast<int>(options.value("lines", 1))),
          blur_(options.value("blur", 0)), seed_(static_cast<std::uint64_t>(options.value("seed", 0))) {
        const auto equities = MatchEquities::read(options.text("equities"));
        if (!equities) throw std::invalid_argument("this is no match equity table");
        equities_ = *equities;
        bearoff::open_tables(tables_, options.text("one_sided"), options.text("two_sided"), options.text("hypergammon"));
        judge_.emplace(net_, &tables_, game_.checkers());
        look_.emplace(*judge_, equities_);
        look_->stop = &stopped;
    }

    Report run(const std::byte* bytes, const Limits& limits, const Tell& tell) override {
        const Position& at = seen(bytes);
        if (game_.actor(at) < 0) throw std::invalid_argument("it is for the dice to decide here");
        const SearchClock clock(limits, stopped);
        const std::uint64_t before = look_->judged;
        Report report;
        const int most = limits.depth > 0 ? std::min(limits.depth, kMostDepth) : kMostDepth;
        for (int depth = 1; depth <= most; ++depth) {
            auto lines = judged(at, depth - 1);
            if (depth > 1 && stopped) break;
            report.lines = std::move(lines);
            report.depth = report.deepest = depth;
            report.nodes = look_->judged - before;
            report.seconds = clock.seconds();
            if (tell) tell(report);
            if (report.lines.size() == 1 && depth == 1) break;
            // A ply more takes some 20 to 60 times as long.
            if (limits.seconds > 0 && clock.seconds() * 30 > limits.seconds) break;
            if (limits.nodes > 0 && report.nodes * 30 > limits.nodes) break;
        }
        if (report.lines.size() > static_cast<std::size_t>(lines_)) report.lines.resize(static_cast<std::size_t>(lines_));
        return report;
    }
    void clear() override {}

    int score(const std::byte* bytes) const override {
        const Position& at = seen(bytes);
        const auto& play = play_of(at);
        if (game_.actor(at) == kNobody) return 0;
        const Results results = play.has_roll() ? judge_->judge(play.board) : flipped(judge_->judge(flipped(play.board)));
        const bool is_other = game_.actor(at) >= 0 && game_.actor(at) != play.turn.mover;
        return static_cast<int>(std::lround(1000 * equity_of(is_other ? flipped(results) : results)));
    }

    std::vector<std::uint8_t> play_itself(const std::vector<const std::byte*>&, const Limits&, int, std::uint64_t) override {
        throw std::invalid_argument("Backgammon learns by `parlour train backgammon`");
    }

private:
    static constexpr int kMostDepth = 4;

    static const Position& seen(const std::byte* at) { return *std::launder(reinterpret_cast<const Position*>(at)); }
    static const backgammon::Position& play_of(const Position& at) {
        if constexpr (std::is_same_v<G, Backgammon>) return at;
        else return at.play;
    }
    // As the player on roll sees them.
    Stakes stakes_of(const Position& at) const {
        if constexpr (std::is_same_v<G, Backgammon>) {
            Stakes stakes;
            stakes.cube = false;
            return stakes;
        } else if constexpr (std::is_same_v<G, Cube>) {
            return money_stakes(at, game_.jacoby(), game_.beavers());
        } else {
            return match_stakes(at, game_.length(), game_.crawford());
        }
    }

    Line line(std::vector<Move> moves, double value, const Stakes& stakes) const {
        Line found;
        found.pv = std::move(moves);
        const double equity = normalized(value, stakes, equities_);
        found.value = stakes.is_match() ? 2 * value - 1 : value * stakes.value();
        found.score = static_cast<int>(std::lround(1000 * equity));
        found.visits = 1;
        return found;
    }

    // What can be done now, the best first.
    std::vector<Line> judged(const Position& at, int plies) {
        const auto& play = play_of(at);
        const Stakes stakes = stakes_of(at);
        if constexpr (!std::is_same_v<G, Backgammon>) {
            if (at.is_answer() || game_.may_double(at)) return words(at, stakes, plies);
        }
        auto plays = look_->plays(play.board, play.dice(), stakes, plies, Rollout::kFilters);
        if (plays.empty()) {
            const double left = look_->leaf(play.board, judge_->judge(play.board), stakes.flipped());
            return {line({kPass}, Lookahead::opposite(left, stakes), stakes)};
        }
        if (blur_ > 0) {
            const double unit = look_->point(stakes);
            for (auto& one : plays) one.value += unit * blur_ * fixed_error(one.board, seed_);
            std::stable_sort(plays.begin(), plays.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
        }
        std::vector<Line> lines;
        for (const auto& one : plays) lines.push_back(line(Backgammon::moves_of(one.code), one.value, stakes));
        return lines;
    }

    std::vector<Line> words(const Position& at, Stakes stakes, int plies)
        requires(!std::is_same_v<G, Backgammon>)
    {
        // The values are those of the first double, of who offered it.
        const Board& board = at.play.board;
        Results none{};
        if (at.stage == Stage::kBeavered || at.stage == Stage::kRaccooned) {
            // Accepted, the cube is turned once more and stands with the beaverer (B12).
            stakes.owner = -1;
            Stakes on = stakes;
            on.power += 1;
            const CubeValues cube = look_->cube(board, on, plies, none);
            const double accepted = 2 * cube.no_double, dropped = at.stage == Stage::kBeavered ? -1 : 1;
            const bool is_mover = at.stage == Stage::kBeavered;
            const double sign = is_mover ? 1 : -1;
            std::vector<Line> lines{line({kAccept}, sign * accepted, stakes), line({kDrop}, sign * dropped, stakes)};
            return sorted(std::move(lines));
        }
        CubeValues cube = look_->cube(board, stakes, plies, none);
        if (blur_ > 0) {
            const double error = look_->point(stakes) * blur_ * fixed_error(board, seed_);
            cube.no_double += error, cube.double_take += 2 * error;
        }
        if (at.stage != Stage::kDoubled) {
            const double doubled = stakes.can_gain() ? std::min(cube.double_take, cube.double_pass) : -1e3;
            std::vector<Line> lines{line({kRoll}, cube.no_double, stakes), line({kDouble}, doubled, stakes)};
            return sorted(std::move(lines));
        }
        // The other side answers: what it keeps.
        const Stakes theirs = stakes.flipped();
        const auto kept = [&](double value) { return Lookahead::opposite(value, stakes); };
        const double plain = stakes.beavers && !stakes.is_match() ? plain_take(board, stakes, plies) : cube.double_take;
        std::vector<Line> lines{line({kTake}, kept(plain), theirs), line({kDrop}, kept(cube.double_pass), theirs)};
        if (stakes.beavers && !stakes.is_match()) lines.push_back(line({kBeaver}, kept(2 * plain), theirs));
        return sorted(std::move(lines));
    }

    double plain_take(const Board& board, Stakes stakes, int plies) {
        stakes.beavers = false;
        Results none{};
        return look_->cube(board, stakes, plies, none).double_take;
    }

    static std::vector<Line> sorted(std::vector<Line> lines) {
        std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.value > b.value; });
        return lines;
    }

    G game_;
    Net net_;
    MatchEquities equities_;
    bearoff::Tables tables_;
    std::optional<Judge> judge_;
    std::optional<Lookahead> look_;
    int lines_;
    double blur_;
    std::uint64_t seed_;
};

template <class G>
std::unique_ptr<AnySearch> plied_or_by_rules(const G& game, const SearchOptions& options) {
    // The network knows games of fifteen checkers, a table may know Hypergammon.
    const bool is_known = game.checkers() == kMostCheckers || !options.text("hypergammon").empty();
    if (options.kind == "plies" && options.evaluator == "net" && is_known) return std::make_unique<PliedSearch<G>>(game, options);
    return search_by_rules(game, options);
}

}  // namespace parlour::backgammon

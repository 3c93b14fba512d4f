#include "parlour/evaluate/backgammon/analyst.hpp"

#include <stdexcept>

#include "parlour/evaluate/backgammon/lookahead.hpp"
#include "parlour/evaluate/backgammon/resignation.hpp"
#include "parlour/evaluate/backgammon/rollout.hpp"
#include "parlour/games/backgammon/xgid.hpp"

namespace parlour::backgammon {
namespace {

// A position text as the player on roll sees it.
struct Asked {
    Board board;
    Stakes stakes;
    Dice dice;
};

Asked asked_of(std::string_view text, bool has_cube, bool crawford_rule) {
    const auto xgid = read_xgid(text);
    if (!xgid) throw std::invalid_argument("this is no position text of Backgammon");
    Asked found;
    found.board = xgid->mover ? flipped(xgid->board) : xgid->board;
    if (!own_points(found.board) || !enemy_points(found.board)) throw std::invalid_argument("the game is over");
    Stakes& stakes = found.stakes;
    const int sign = xgid->mover ? -1 : 1;
    stakes.power = xgid->cube;
    stakes.owner = xgid->owner < 0 ? 0 : sign * (xgid->owner ? -1 : 1);
    stakes.cube = has_cube && xgid->length != 1;
    if (xgid->length) {
        const auto mover = static_cast<std::size_t>(xgid->mover);
        const auto left = [&](std::size_t seat) {
            return static_cast<int>(std::max(1LL, xgid->length - static_cast<long long>(xgid->score[seat])));
        };
        stakes.away = left(mover);
        stakes.enemy_away = left(1 - mover);
        stakes.crawford = xgid->flag != 0;
        stakes.crawford_rule = crawford_rule;
    } else {
        stakes.jacoby = (xgid->flag & 1) != 0;
        stakes.beavers = (xgid->flag & 2) != 0;
    }
    if ('1' <= xgid->dice[0] && xgid->dice[0] <= '6') {
        const int high = xgid->dice[0] - '0', low = xgid->dice[1] - '0';
        found.dice = Dice::of(high, low);
        if (xgid->pending != "-") {
            found.dice.highs = found.dice.lows = 0;
            for (const char die : xgid->pending) ++(die == xgid->dice[0] ? found.dice.highs : found.dice.lows);
        }
    }
    return found;
}

std::array<float, 5> five(const Results& r) {
    const Probabilities p = of_results(r);
    return {p.win, p.win_gammon, p.win_backgammon, p.lose_gammon, p.lose_backgammon};
}

class TheAnalyst final : public Analyst {
public:
    explicit TheAnalyst(const AnalystFiles& files) : net_(files.weights), crawford_rule_(files.crawford_rule) {
        const auto equities = MatchEquities::read(files.equities);
        if (!equities) throw std::invalid_argument("this is no match equity table");
        equities_ = *equities;
        bearoff::open_tables(tables_, files.one_sided, files.two_sided, files.hypergammon);
        if (files.checkers != kMostCheckers && files.hypergammon.empty()) throw std::invalid_argument("there is no table of Hypergammon");
        judge_.emplace(net_, &tables_, files.checkers);
        look_.emplace(*judge_, equities_);
    }

    JudgedPosition evaluate(std::string_view text, bool has_cube, int plies) override {
        const Asked at = asked(text, has_cube);
        const auto seen = look_->look(flipped(at.board), at.stakes, plies);
        return {flipped(seen.results), seen.value, normalized(seen.value, at.stakes, equities_)};
    }

    std::vector<JudgedPlay> plays(std::string_view text, bool has_cube, int plies,
                                  const std::vector<std::pair<int, double>>& filters) override {
        const Asked at = asked(text, has_cube);
        if (at.dice.high == 0) throw std::invalid_argument("the dice have not been thrown");
        std::vector<Filter> chosen;
        for (const auto& [most, within] : filters) chosen.push_back({most, within});
        if (chosen.empty()) chosen.assign(Rollout::kFilters.begin(), Rollout::kFilters.end());
        std::vector<JudgedPlay> told;
        for (const Candidate& play : look_->plays(at.board, at.dice, at.stakes, plies, chosen)) {
            JudgedPlay& one = told.emplace_back();
            for (Code left = play.code; left; left >>= 8) one.moves.push_back(static_cast<std::uint16_t>((left & 255) - 1));
            one.results = play.results;
            one.value = play.value;
            one.equity = normalized(play.value, at.stakes, equities_);
            one.plies = play.plies;
        }
        return told;
    }

    JudgedCube cube(std::string_view text, int plies) override {
        const Asked at = asked(text, true);
        JudgedCube told;
        const CubeValues values = look_->cube(at.board, at.stakes, plies, told.results);
        told.values = {values.no_double, values.double_take, values.double_pass};
        for (std::size_t i = 0; i < 3; ++i) told.equities[i] = normalized(told.values[i], at.stakes, equities_);
        const CubeDecision answer = decide(values, at.stakes);
        told.name = answer.name();
        told.available = answer.is_available;
        told.doubles = answer.doubles;
        told.takes = answer.takes;
        told.beavers = answer.beavers;
        told.too_good = answer.too_good;
        const auto window = cube_window(of_results(told.results), at.stakes, equities_, look_->efficiency(flipped(at.board)));
        told.window = {window.take_point, window.double_point, window.cash_point, window.too_good_point};
        return told;
    }

    int resignation(std::string_view text, bool has_cube, int plies) override {
        const Asked at = asked(text, has_cube);
        // A glance spares most positions the lookahead.
        constexpr float kHopeful = 0.01F;
        if (of_results(playing_on(at, 0).results).win > kHopeful) return 0;
        int level = 0;
        for (int depth = std::min(plies, 1); depth <= plies; ++depth) {
            const int found = resignation_to_offer(of_results(playing_on(at, depth).results), at.stakes, equities_);
            if (found == 0 || (level > 0 && found != level)) return 0;
            level = found;
        }
        return level;
    }

    bool accepts(std::string_view text, bool has_cube, int level, bool by_mover, int plies) override {
        const Asked at = asked(text, has_cube);
        const double value = playing_on(at, plies).value;
        return by_mover ? should_accept(level, Lookahead::opposite(value, at.stakes), at.stakes.flipped(), equities_)
                        : should_accept(level, value, at.stakes, equities_);
    }

    std::vector<float> judge(const std::vector<std::array<std::int8_t, 26>>& boards, int plies) override {
        std::vector<float> told;
        told.reserve(5 * boards.size());
        Stakes stakes;
        stakes.cube = false;
        for (const auto& bytes : boards) {
            Board board;
            std::copy(bytes.begin(), bytes.end(), board.at.begin());
            const Results results = plies ? look_->look(board, stakes, plies).results : judge_->judge(board);
            look_->judged += plies == 0;
            for (const float value : five(results)) told.push_back(value);
        }
        return told;
    }

    std::array<std::int8_t, 26> best(const std::array<std::int8_t, 26>& bytes, int high, int low, int plies) override {
        Board board;
        std::copy(bytes.begin(), bytes.end(), board.at.begin());
        Stakes stakes;
        stakes.cube = false;
        const auto plays = look_->plays(board, Dice::of(std::max(high, low), std::min(high, low)), stakes, plies, Rollout::kFilters);
        std::array<std::int8_t, 26> end = bytes;
        if (!plays.empty()) std::copy_n(plays[0].board.at.begin(), end.size(), end.begin());
        return end;
    }

    Rolled rollout(std::string_view text, bool has_cube, const RolloutPlan& plan,
                   const std::function<bool(const Rolled&)>& told) override {
        Asked at = asked(text, has_cube);
        at.stakes.cube &= plan.with_cube;
        return roll_out(at.board, at.stakes, plan, [&] { return Lookahead(*judge_, equities_); }, told);
    }

private:
    Asked asked(std::string_view text, bool has_cube) const { return asked_of(text, has_cube, crawford_rule_); }

    // What the game is to the player on roll if it goes on: by the best word about the cube, or the best play
    // of the dice that stand.
    struct PlayingOn {
        Results results;
        double value;
    };
    PlayingOn playing_on(const Asked& at, int plies) {
        if (at.dice.high == 0) {
            const auto seen = look_->look(flipped(at.board), at.stakes, plies);
            return {flipped(seen.results), seen.value};
        }
        const auto plays = look_->plays(at.board, at.dice, at.stakes, plies, Rollout::kFilters);
        if (!plays.empty()) return {plays[0].results, plays[0].value};
        const auto passed = look_->look(at.board, at.stakes.flipped(), plies);
        return {passed.results, Lookahead::opposite(passed.value, at.stakes)};
    }

    Net net_;
    MatchEquities equities_;
    bearoff::Tables tables_;
    std::optional<Judge> judge_;
    std::optional<Lookahead> look_;
    bool crawford_rule_;
};

}  // namespace

std::unique_ptr<Analyst> make_analyst(const AnalystFiles& files) { return std::make_unique<TheAnalyst>(files); }

}  // namespace parlour::backgammon

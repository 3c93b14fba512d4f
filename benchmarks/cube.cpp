// The cube's values from chances and stakes alone; benchmarks/backgammon_cube.py builds and runs it.
//
//   cube TABLE < lines of: five chances, power, owner, away, enemy away, Crawford, Jacoby, efficiency
//
// prints for each what not doubling, double and take, double and pass are worth, in points per unit of
// the cube, and the decision.
//
//   cube TABLE bearoff
//
// compares decisions in money play with the exact ones of all bear-offs of six checkers and six points.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>

#include "parlour/evaluate/backgammon/bearoff/two_sided.hpp"
#include "parlour/evaluate/backgammon/cube_decision.hpp"

namespace {

using namespace parlour::backgammon;

int judge_lines(const MatchEquities& table) {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream in(line);
        Probabilities p;
        Stakes s;
        double efficiency = 0;
        in >> p.win >> p.win_gammon >> p.win_backgammon >> p.lose_gammon >> p.lose_backgammon;
        in >> s.power >> s.owner >> s.away >> s.enemy_away >> s.crawford >> s.jacoby >> efficiency;
        if (!in) return std::fprintf(stderr, "cube: %s\n", line.c_str()), 2;
        const auto values = cube_values(p, s, table, efficiency);
        for (const double value : {values.no_double, values.double_take, values.double_pass}) {
            std::printf("%.6f ", normalized(value, s, table));
        }
        std::puts(decide(values, s).name().c_str());
    }
    return 0;
}

// One line: the share of right doubles, of right takes, the points lost by each on the average.
void compare(const bearoff::TwoSided& exact, const MatchEquities& table, int owner) {
    constexpr double kSame = 2e-4;  // what the exact table's figures are good for
    Stakes stakes;
    stakes.owner = owner;
    const CubeJudge judge(stakes, table);
    const std::uint32_t positions = exact.home().size(exact.checkers());
    double all = 0, doubles = 0, takes = 0, lost_doubling = 0, lost_taking = 0;
    for (std::uint32_t roller = 1; roller < positions; ++roller) {
        const auto counts = exact.home().counts(roller);
        int pips = 0;
        for (int point = 1; point <= exact.points(); ++point) pips += point * counts[static_cast<std::size_t>(point)];
        for (std::uint32_t other = 1; other < positions; ++other) {
            const auto right = exact.at(roller, other);
            const double rolled = owner ? right.own : right.centred, gained = right.doubled() - rolled;
            const Probabilities p{right.win(), 0, 0, 0, 0};
            const auto answer = decide(judge.values(p, cube_efficiency(true, pips)), stakes);
            const double take_gains = 1 - 2 * right.theirs;
            const bool is_double = answer.doubles == (gained >= 0), is_take = answer.takes == (take_gains >= 0);
            ++all;
            doubles += is_double || std::abs(gained) < kSame;
            takes += is_take || std::abs(take_gains) < kSame;
            lost_doubling += is_double ? 0 : std::abs(gained);
            lost_taking += is_take ? 0 : std::abs(take_gains);
        }
    }
    std::printf("  %-8s doubles %.1f %%, takes %.1f %% right; lost by doubling %.5f, by taking %.5f\n",
                owner ? "owned" : "centred", 100 * doubles / all, 100 * takes / all, lost_doubling / all,
                lost_taking / all);
}

int compare_bearoffs(const MatchEquities& table) {
    parlour::Job job;
    std::optional<bearoff::TwoSided> exact;
    bearoff::TwoSided::open(parlour::Bytes(bearoff::make_two_sided(6, 6, 1, job)), exact);
    if (!exact) return std::fputs("cube: no bear-off table\n", stderr), 2;
    for (const int owner : {0, 1}) compare(*exact, table, owner);
    return 0;
}

}  // namespace

int main(int count, char** words) {
    std::stringstream text;
    if (count > 1) text << std::ifstream(words[1]).rdbuf();
    const auto table = MatchEquities::read(text.str());
    if (!table) return std::fputs("cube: no match equity table\n", stderr), 2;
    if (count == 2) return judge_lines(*table);
    return std::string_view(words[2]) == "bearoff" ? compare_bearoffs(*table) : 2;
}

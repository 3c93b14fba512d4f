// The cube's values from chances and stakes alone; benchmarks/backgammon_cube.py builds and runs it.
//
//   cube TABLE < lines of: five chances, power, owner, away, enemy away, Crawford, Jacoby, efficiency
//
// Prints for each what not doubling, double and take, double and pass are worth, in points per unit of
// the cube, and the decision.

#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "parlour/evaluate/backgammon/cube_decision.hpp"

int main(int count, char** words) {
    using namespace parlour::backgammon;
    std::stringstream text;
    if (count == 2) text << std::ifstream(words[1]).rdbuf();
    const auto table = MatchEquities::read(text.str());
    if (!table) return std::fputs("cube: no match equity table\n", stderr), 2;
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream in(line);
        Probabilities p;
        Stakes s;
        double efficiency = 0;
        in >> p.win >> p.win_gammon >> p.win_backgammon >> p.lose_gammon >> p.lose_backgammon;
        in >> s.power >> s.owner >> s.away >> s.enemy_away >> s.crawford >> s.jacoby >> efficiency;
        if (!in) return std::fprintf(stderr, "cube: %s\n", line.c_str()), 2;
        const auto values = cube_values(p, s, *table, efficiency);
        for (const double value : {values.no_double, values.double_take, values.double_pass}) {
            std::printf("%.6f ", normalized(value, s, *table));
        }
        std::puts(decide(values, s).name().c_str());
    }
}

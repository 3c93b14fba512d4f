#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "parlour/games.hpp"

namespace parlour::fuzz {

struct Case {
    std::string start;
    std::unique_ptr<AnyGame> game;
};

// Every game, in each of the classes that it is compiled for.
inline std::vector<Case> games() {
    std::vector<Case> cases;
    const auto add = [&](const char* id, std::map<std::string, int, std::less<>> values, const char* start) {
        auto game = make_game(id, Options{std::move(values), start});
        if (!game) throw std::runtime_error(std::string("no game ") + id);
        cases.push_back({start, std::move(game)});
    };
    add("ataxx", {{"width", 7}, {"height", 7}, {"fill", 1}, {"clock", 100}}, "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1");
    add("ataxx", {{"width", 4}, {"height", 4}, {"fill", 0}, {"clock", 8}}, "x2o/4/4/o2x x 0 1");
    add("ataxx", {{"width", 9}, {"height", 9}, {"fill", 1}, {"clock", 0}}, "x7o/9/9/9/9/9/9/9/o7x x 0 1");
    add("slime-trail", {{"width", 7}, {"height", 7}, {"pie", 1}}, "7/7/7/3s3/7/7/7 1 -");
    add("slime-trail", {{"width", 11}, {"height", 11}, {"pie", 0}}, "11/11/11/11/11/5s5/11/11/11/11/11 1");
    add("virus-war", {{"width", 6}, {"height", 6}, {"steps", 3}, {"first_turn", 1}, {"last_mover", 0}},
        "6/6/6/6/6/6 x 1 0 1");
    add("virus-war", {{"width", 16}, {"height", 9}, {"steps", 3}, {"first_turn", 3}, {"last_mover", 1}},
        "16/16/16/16/16/16/16/16/16 x 3 0 1");
    add("klopodavka", {{"players", 2}, {"width", 11}, {"height", 11}, {"steps", 5}, {"linked", 1}, {"revolution", 1}},
        "8bbb/8bBb/8bbb/11/11/11/11/11/aaa8/aAa8/aaa8 a 5 0 - 1");
    add("klopodavka", {{"players", 3}, {"width", 33}, {"height", 12}, {"steps", 5}, {"linked", 0}, {"revolution", 1}},
        "bbb27ccc/bBb27cCc/bbb27ccc/33/33/33/33/33/33/aaa30/aAa30/aaa30 a 5 0 - 1");
    add("war", {{"players", 2}, {"width", 12}, {"height", 12}, {"plane", 5}, {"narrow", 0}},
        "11bG/12/12/12/12/12/12/12/12/12/12/aG11 a I0N0T0P0 0 - 1");
    add("war", {{"players", 3}, {"width", 33}, {"height", 12}, {"plane", 4}, {"narrow", 1}},
        "bG31cG/33/33/33/33/33/33/33/33/33/33/aG32 a I0N0T0P0 0 - 1");
    add("backgammon", {{"checkers", 15}, {"cube", 0}, {"match", 0}}, "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 open");
    add("backgammon", {{"checkers", 15}, {"cube", 1}, {"match", 0}, {"jacoby", 1}, {"beavers", 1}, {"raccoons", 1}},
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10 open");
    add("backgammon", {{"checkers", 15}, {"cube", 1}, {"match", 3}, {"crawford", 1}},
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:3:10 open");
    return cases;
}

}  // namespace parlour::fuzz

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
    return cases;
}

}  // namespace parlour::fuzz

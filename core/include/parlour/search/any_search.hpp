#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "parlour/game.hpp"

namespace parlour {

// When a search stops: at the first limit reached; 0 is no limit. It always looks at one depth.
struct Limits {
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

// A move and what the search found about it.
struct Line {
    std::vector<Move> pv;  // this move and the best play after it
    double value = 0;      // payoff expected by who moves
    int score = 0;         // the same in the evaluator's own unit
    std::uint64_t visits = 0;
    bool proven = false;
    int plies = 0;  // to the end of the game, where proven
};

// What a search knows at a moment; `lines` are the best first.
struct Report {
    int depth = 0, deepest = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    double full = 0;  // share of the table in use
    std::vector<Line> lines;
    std::vector<double> values;  // what every seat can expect; empty where the search does not know
};

using Tell = std::function<void(const Report&)>;

// A search of a kind known only at run time, over positions as plain bytes (`AnyGame`).
class AnySearch {
public:
    virtual ~AnySearch() = default;

    // The best moves of a position that is not over; calls `tell` whenever it knows more.
    virtual Report run(const std::byte* at, const Limits& limits, const Tell& tell) = 0;
    // Forgets what earlier positions taught.
    virtual void clear() = 0;
    // What the evaluator says of a position, from the view of who moves, in its own unit.
    virtual int score(const std::byte* at) const = 0;
    // Games against itself; see `SelfPlay`.
    virtual std::vector<std::uint8_t> play_itself(const std::vector<const std::byte*>& starts, const Limits& limits,
                                                  int random_moves, std::uint64_t seed) = 0;

    // `stop` ends a search soon, from any thread, and also one that is just about to begin; until `arm`.
    void stop() { stopped = true; }
    void arm() { stopped = false; }

    std::atomic<bool> stopped{false};
};

// What a search is made from: its kind, its evaluator, numbers by name (`hash` in MiB, `threads`,
// `lines`, …), the evaluator's weights, if it has any, and what else it needs as text by name.
struct SearchOptions {
    std::string kind, evaluator;
    std::map<std::string, double, std::less<>> values;
    std::string_view weights;
    std::map<std::string, std::string, std::less<>> texts;

    std::string_view text(std::string_view name) const {
        const auto found = texts.find(name);
        return found == texts.end() ? std::string_view() : found->second;
    }
    double value(std::string_view name, double otherwise) const {
        const auto found = values.find(name);
        return found == values.end() ? otherwise : found->second;
    }
};
}  // namespace parlour

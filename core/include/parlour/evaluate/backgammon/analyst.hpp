#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// What Python asks about positions of Backgammon. Nothing here is inline: the bindings are compiled once
// for any processor, what answers (core/src/backgammon_analyst.cpp) for each.
namespace parlour::backgammon {

// What the analyst is made from: weights of the network, the text of a match equity table, and where
// bear-off tables lie (empty: without). With `checkers` 3 it judges Hypergammon, by its table.
struct AnalystFiles {
    std::string_view weights;
    std::string_view equities;
    std::string one_sided, two_sided, hypergammon;
    int checkers = 15;
    bool crawford_rule = true;  // whether matches have a Crawford game, which position texts do not say
};

// The six results: won single, gammon, backgammon; lost so. Of the player named.
using ResultShares = std::array<float, 6>;

// A play of the player on roll. `moves` are action numbers.
struct JudgedPlay {
    std::vector<std::uint16_t> moves;
    ResultShares results{};
    double value = 0;   // points per unit of the cube, or the chance to win the match
    double equity = 0;  // the same as points per unit of the cube in matches too
    int plies = 0;
};

// A decision about the cube, of the player who might double; values as in JudgedPlay.
struct JudgedCube {
    ResultShares results{};
    std::array<double, 3> values{};    // not doubled; doubled and taken; doubled and passed
    std::array<double, 3> equities{};
    std::string name;                  // "No double/take" …
    bool available = false, doubles = false, takes = true, beavers = false, too_good = false;
    std::array<double, 4> window{};    // take, double, cash and too-good points, as chances to win
};

struct JudgedPosition {
    ResultShares results{};  // of the player on roll
    double value = 0, equity = 0;
};

struct Rolled {
    std::uint64_t games = 0;
    ResultShares results{};                   // of the player on roll
    std::array<double, 5> result_errors{};    // standard errors of win … lose backgammon
    double cubeless = 0, cubeless_error = 0;
    double value = 0, error = 0;              // with the cube
};

struct RolloutPlan {
    std::uint64_t games = 1296;
    int plies = 0;             // looked ahead for each play
    int truncate = 0;          // after so many rolls the judge decides; 0: played to the end
    bool with_cube = true;
    bool reduce = true;        // variance reduction by the luck of each roll
    double target = 0;         // stops once the standard error is below; 0: never
    std::uint64_t seed = 1;
    std::uint64_t first = 0;   // number of the first game: runs with other numbers can be put together
    int threads = 1;
};

class Analyst {
public:
    virtual ~Analyst() = default;

    // `text` is a position text with its player on roll and no dice.
    virtual JudgedPosition evaluate(std::string_view text, bool has_cube, int plies) = 0;
    // `filters`: pairs of most candidates and points within, from each depth to the next.
    virtual std::vector<JudgedPlay> plays(std::string_view text, bool has_cube, int plies,
                                          const std::vector<std::pair<int, double>>& filters) = 0;
    virtual JudgedCube cube(std::string_view text, int plies) = 0;
    // The level at which the player on roll, who may hold dice, should give the game up (B14): 0 unless
    // that is lost for certain at every depth from one ply to `plies`.
    virtual int resignation(std::string_view text, bool has_cube, int plies) = 0;
    // Whether to accept a game given up at `level`; `by_mover`: by who is on roll, else by the other.
    virtual bool accepts(std::string_view text, bool has_cube, int level, bool by_mover, int plies) = 0;
    // Boards as who has just moved counts them (26 bytes each, as `Board`): the five probabilities of
    // each, 0…1, without the cube.
    virtual std::vector<float> judge(const std::vector<std::array<std::int8_t, 26>>& boards, int plies) = 0;
    // The board after the best play of a roll without the cube, as its player counts both.
    virtual std::array<std::int8_t, 26> best(const std::array<std::int8_t, 26>& board, int high, int low, int plies) = 0;
    // The points or the match-winning chance of the player on roll.
    virtual Rolled rollout(std::string_view text, bool has_cube, const RolloutPlan& plan,
                           const std::function<bool(const Rolled&)>& told) = 0;
};

// Throws std::invalid_argument where a file is none.
std::unique_ptr<Analyst> make_analyst(const AnalystFiles& files);

}  // namespace parlour::backgammon

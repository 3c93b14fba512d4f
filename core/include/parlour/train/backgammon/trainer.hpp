#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// Training of Backgammon's network as Python asks for it; nothing inline (see analyst.hpp).
//
// A sample is 38 bytes: the board as who has just moved counts it (26 signed bytes, as `Board`), then the
// six results it should have (16 bits each, 1 is 16,384): won single, gammon, backgammon, lost so. Targets
// from games less their luck may lie a little outside 0…1.
namespace parlour::backgammon {

inline constexpr std::size_t kSampleBytes = 38;

struct Progress {
    std::uint64_t done = 0;  // games, or samples learned from
    double entropy = 0;      // mean loss since the last time told: cross entropy of the results,
    double error = 0;        // and half the squared error of the equity
};

class Trainer {
public:
    virtual ~Trainer() = default;

    // Games against itself from number `first` on, and at once learned from: temporal differences with
    // λ falling from 0.9 to 0.3 and the rate to nearly nothing over `games`. False from `told` ends it.
    virtual std::uint64_t temporal_difference(std::uint64_t games, std::uint64_t first, double rate, std::uint64_t seed,
                                              const std::function<bool(const Progress&)>& told) = 0;
    // Samples of games against itself: `Teacher::play_rivals` with so many rivals, `play_samples` with none.
    virtual std::string play(std::uint64_t games, double trust, std::size_t rivals, std::uint64_t seed) const = 0;
    // Goes through these samples `passes` times, the rate rising and falling by a cosine.
    virtual bool fit(const std::vector<std::string_view>& samples, double passes, double rate, std::uint64_t seed,
                     const std::function<bool(const Progress&)>& told) = 0;
    // The mean absolute and the root of the mean squared error of the equity, of the network in whole numbers.
    virtual std::pair<double, double> errors(std::string_view samples) const = 0;

    // The weights' file, without its provenance; the whole state to go on from.
    virtual std::string weights() const = 0;
    virtual std::string state() const = 0;
};

// A new network, or one that goes on from a state or from a weights' file; throws std::invalid_argument if it is none.
std::unique_ptr<Trainer> make_trainer(std::uint64_t seed, std::string_view state);

}  // namespace parlour::backgammon

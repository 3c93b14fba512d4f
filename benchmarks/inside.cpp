// What the core does by itself, without Python around it; benchmarks/inside.py builds and runs it.
//
//   inside plays SECONDS < positions      lists all distinct plays of each position's roll
//   inside steps GAME START SECONDS       steps 1,024 games with observations, masks and rewards
//   inside judged START SECONDS           judges positions of random games of Virus War on 10×10
//
// Prints one line: units of work, seconds, and for plays the number of plays in all positions.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "parlour/any_game.hpp"
#include "parlour/evaluate/virus_war/hand.hpp"
#include "parlour/games/ataxx.hpp"
#include "parlour/games/backgammon/rules.hpp"

namespace {

using namespace parlour;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point begun) { return std::chrono::duration<double>(Clock::now() - begun).count(); }

int plays(double least) {
    const backgammon::Backgammon game(15);
    std::vector<backgammon::Position> positions;
    for (std::string line; std::getline(std::cin, line);) {
        const auto position = game.read(line);
        if (!position) return 1;
        positions.push_back(*position);
    }
    if (positions.empty()) return 1;
    std::uint64_t rolls = 0, listed = 0, boards = 0;
    const auto begun = Clock::now();
    double seconds = 0;
    do {
        listed = 0;
        for (const auto& position : positions) {
            // Each position at an end of the turn is really made, and looked at.
            game.each_end(position, [&](const backgammon::Position& end) {
                ++listed;
                boards += static_cast<std::uint64_t>(end.board.at[6] + end.board.at[19]);
            });
        }
        rolls += positions.size();
    } while ((seconds = since(begun)) < least);
    std::printf("%llu %.9f %llu\n", static_cast<unsigned long long>(rolls), seconds,
                static_cast<unsigned long long>(listed));
    return boards == 1;  // keeps the sum from being left out
}

int steps(const AnyGame& game, double least) {
    constexpr int kGames = 1024;
    const auto count = static_cast<std::size_t>(kGames);
    const auto size = static_cast<std::size_t>(game.observation_size());
    const auto players = static_cast<std::size_t>(game.players());
    std::vector<std::uint8_t> observations(count * size), masks(count * static_cast<std::size_t>(game.actions()));
    std::vector<std::uint8_t> terminations(count), truncations(count), finals(count * players * size);
    std::vector<float> rewards(count * players);
    std::vector<std::int32_t> deciding(count);
    std::vector<std::int64_t> actions(count);
    const auto batch = game.batch(kGames, 0, 1,
                                  {observations.data(), masks.data(), rewards.data(), terminations.data(),
                                   truncations.data(), deciding.data(), finals.data()});
    std::vector<std::uint64_t> seeds(count);
    for (std::size_t i = 0; i < count; ++i) seeds[i] = Random::seed_of(1, i);
    batch->reset(seeds.data());
    std::uint64_t done = 0;
    const auto begun = Clock::now();
    double seconds = 0;
    do {
        batch->sample(actions.data());
        if (batch->step(actions.data(), nullptr)) return 1;
        done += count;
    } while ((seconds = since(begun)) < least);
    std::printf("%llu %.9f\n", static_cast<unsigned long long>(done), seconds);
    return 0;
}

int judged(std::string_view start, double least) {
    using War = VirusWar<Sheet128>;
    const War game(10, 10, 3, 3, false);
    const auto first = game.read(start);
    if (!first) return 1;
    const VirusWarHand<Sheet128> evaluator(game);
    std::vector<War::Position> positions;
    Random random(1);
    for (int number = 0; number < 40; ++number) {
        for (War::Position at = *first; game.actor(at) != kNobody; game.apply(at, game.random_move(at, random))) positions.push_back(at);
    }
    std::uint64_t done = 0;
    long long sum = 0;
    const auto begun = Clock::now();
    double seconds = 0;
    do {
        for (const auto& position : positions) sum += evaluator.score(position);
        done += positions.size();
    } while ((seconds = since(begun)) < least);
    std::printf("%llu %.9f\n", static_cast<unsigned long long>(done), seconds);
    return sum == 1;  // keeps the sum from being left out
}

std::unique_ptr<AnyGame> game(std::string_view id, const std::string& start) {
    Options options;
    options.start = start;
    if (id == "ataxx") return erased<Ataxx<Sheet64>>(options, 7, 7, true, 100);
    return erased<backgammon::Backgammon>(options, 15);
}

}  // namespace

int main(int count, char** words) {
    const std::string_view what = count > 1 ? words[1] : "";
    if (what == "plays" && count == 3) return plays(std::atof(words[2]));
    if (what == "steps" && count == 5) return steps(*game(words[2], words[3]), std::atof(words[4]));
    if (what == "judged" && count == 4) return judged(words[2], std::atof(words[3]));
    return 2;
}

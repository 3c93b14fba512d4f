// Mutates positions of random games of all games, for a number of seconds, and runs the target on them.
// usage: fuzz_positions SECONDS [SEED]

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "cases.hpp"
#include "parlour/base/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

// Changes a text at one place: another character, one more, one less, a part of it twice.
void mutate(std::string& text, parlour::Random& random) {
    static const std::string kCharacters = "0123456789/ -xXoO#sabcdefpqrstuABCDEFGINTPint=:.@`{|}yn\n\x80";
    const auto size = static_cast<std::uint32_t>(text.size());
    if (size == 0) {
        text = kCharacters[random.below(static_cast<std::uint32_t>(kCharacters.size()))];
        return;
    }
    const char character = kCharacters[random.below(static_cast<std::uint32_t>(kCharacters.size()))];
    const auto place = random.below(size);
    switch (random.below(5)) {
        case 0: text[place] = character; break;
        case 1: text.insert(place, 1, character); break;
        case 2: text.erase(place, 1); break;
        case 3: text.insert(place, text.substr(random.below(size), random.below(12))); break;
        default: text.erase(place, random.below(12)); break;
    }
}

// The text of a position that a random game came to.
std::string met(const parlour::AnyGame& game, parlour::Random& random) {
    const std::unique_ptr<std::byte[]> at(new std::byte[game.position_size()]);
    game.start(at.get());
    game.advance(at.get(), random.below(200), random.next());
    return game.write(at.get());
}

}  // namespace

int main(int count, char** arguments) {
    const double seconds = count > 1 ? std::atof(arguments[1]) : 10;
    parlour::Random random(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    const auto games = parlour::fuzz::games();
    const auto begun = std::chrono::steady_clock::now();
    unsigned long long inputs = 0;
    for (;; ++inputs) {
        if (std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count() > seconds) break;
        const auto index = random.below(static_cast<std::uint32_t>(games.size()));
        std::string text = met(*games[index].game, random);
        for (auto changes = random.below(4); changes > 0; --changes) mutate(text, random);
        const std::string input = static_cast<char>(index) + text;
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    }
    std::printf("%llu inputs, no fault\n", inputs);
}

// What an input does to the compiled games: its first byte picks a game, the rest is a position's
// text. A text that is read must be written as it was read; then every call must stand it, and any
// action number. Run by libFuzzer, and by driver.cpp, which any compiler can build.

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cases.hpp"
#include "parlour/games.hpp"

namespace {

using parlour::Move;

void demand(bool condition, const char* what, std::string_view text) {
    if (condition) return;
    std::fprintf(stderr, "%s: %.*s\n", what, static_cast<int>(text.size()), text.data());
    std::abort();
}

// Plays on from a position with whatever numbers the input holds, legal or not.
void play(const parlour::AnyGame& game, std::byte* at, std::string_view numbers) {
    std::vector<Move> moves;
    std::vector<parlour::Chance> chances;
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(game.observation_size()));
    for (const char number : numbers.substr(0, 16)) {
        const auto byte = static_cast<unsigned char>(number);
        game.legal_moves(at, moves);
        game.chances(at, chances);
        game.observe(at, byte % game.players(), planes);
        game.payoffs(at);
        game.key(at);
        if (byte % 4 == 0 || (moves.empty() && chances.empty())) {
            game.apply(at, static_cast<Move>(byte * 7919u % static_cast<unsigned>(game.actions())));
        } else if (!moves.empty()) {
            game.apply(at, moves[byte % moves.size()]);
        } else {
            game.apply(at, chances[byte % chances.size()].move);
        }
        game.write(at);
    }
    game.perft(at, 1, parlour::Leaves::kMade, 1);
    game.play_outs(at, 1, 200, 1, 1);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto games = parlour::fuzz::games();
    if (size == 0) return 0;
    const auto& game = *games[data[0] % games.size()].game;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::unique_ptr<std::byte[]> at(new std::byte[game.position_size()]);
    const std::unique_ptr<std::byte[]> again(new std::byte[game.position_size()]);
    if (!game.read(text, at.get())) return 0;
    const std::string written = game.write(at.get());
    demand(game.read(written, again.get()), "written, but not read", written);
    demand(game.equal(at.get(), again.get()), "read back as another position", written);
    demand(game.key(at.get()) == game.key(again.get()), "read back with another key", written);
    play(game, at.get(), text);
    return 0;
}

// Slime Trail's theory and the proof-number search against the slowest ways: plain play by the
// rules, and every pairing there is. And the search of any duel against plain play of Virus War.

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "check.hpp"
#include "parlour/base/random.hpp"
#include "parlour/evaluate/slime_trail/proofs.hpp"
#include "parlour/games/virus_war.hpp"
#include "plain_slime_trail.hpp"

namespace {

using parlour::Random;
using parlour::Sheet64;
using parlour::Verdict;
using Set = Sheet64::Set;

using Game = parlour::SlimeTrail<Sheet64>;
using Theory = parlour::slime_trail::GameTheory<Sheet64>;

void compare(int width, int height, int games) {
    const int cells = width * height;
    const Game game(width, height, false);
    parlour::ProofSearch<Theory> search(Theory(game), 1 << 20);
    parlour::PlainSlimeTrail rules(width, height);
    std::atomic<bool> never{false};
    const auto check = [&](Set sealed, int snail, int player) {
        Game::Position at;
        at.free = game.sheet().all & ~sealed;
        at.snail = static_cast<std::uint8_t>(snail);
        at.to_move = static_cast<std::uint8_t>(player);
        parlour::SearchClock clock({}, never);
        const Verdict found = search.prove(search.theory().state(at, 0), clock);
        CHECK(found == (rules.wins(sealed, snail, player) ? Verdict::kWon : Verdict::kLost));
    };
    Random random(static_cast<std::uint64_t>(width * 100 + height));
    for (int start = 1; start + 1 < cells; ++start) {
        check(0, start, 0);
        check(0, start, 1);
        for (int number = 0; number < games; ++number) {
            // Some cells sealed beforehand: positions that play does not reach count too.
            Set sealed = 0;
            for (auto k = random.below(static_cast<std::uint32_t>(cells / 3)); k > 0; --k) {
                sealed |= Set{1} << (1 + random.below(static_cast<std::uint32_t>(cells - 2)));
            }
            sealed &= ~(Set{1} << start);
            int snail = start, player = static_cast<int>(random.below(2));
            while (snail != 0 && snail != cells - 1) {
                check(sealed, snail, player);
                const auto steps = rules.steps(sealed, snail);
                if (steps.empty()) break;
                sealed |= Set{1} << snail;
                snail = steps[random.below(static_cast<std::uint32_t>(steps.size()))];
                player = 1 - player;
            }
        }
    }
}

// Every pairing of `graph`: for each number of cells of `counted` with a partner, the largest, and
// in `alone` the cells that some best pairing leaves out.
void pair_all(const parlour::slime_trail::Garden<Sheet64>& garden, Set rest, Set counted, Set alone_now, int now,
              int& best, Set& alone) {
    if (rest == 0) {
        if (now > best) {
            best = now;
            alone = 0;
        }
        if (now == best) alone |= alone_now;
        return;
    }
    const int cell = Sheet64::first(rest);
    const Set one = Sheet64::one(cell), others = rest & ~one;
    pair_all(garden, others, counted, alone_now | one, now, best, alone);
    for (Set near = others & garden.near[static_cast<std::size_t>(cell)]; near != 0; near &= near - 1) {
        const Set two = Sheet64::one(Sheet64::first(near));
        pair_all(garden, others & ~two, counted, alone_now, now + Sheet64::count((one | two) & counted), best, alone);
    }
}

void compare_pairings() {
    Random random(5);
    for (const int side : {3, 4, 5}) {
        const parlour::slime_trail::Garden<Sheet64> garden(side, side);
        for (int round = 0; round < 3000; ++round) {
            Set graph = 0;
            while (Sheet64::count(graph) < 4 + round % 9) {
                graph |= Sheet64::one(static_cast<int>(random.below(static_cast<std::uint32_t>(side * side))));
                if (graph == garden.sheet().all) break;
            }
            const int cell = Sheet64::first(graph);
            const Set optional = random.below(2) ? Set{0} : graph & (garden.ring | garden.far_ring) & ~Sheet64::one(cell);
            const Set rest = graph & ~Sheet64::one(cell);
            parlour::slime_trail::Pairing<Sheet64> pairing(garden.near);
            pairing.cover(rest, optional);
            int best = -1, with = -1;
            Set alone = 0, alone_with = 0;
            pair_all(garden, rest, rest & ~optional, 0, 0, best, alone);
            CHECK(Sheet64::count(rest & ~optional & ~pairing.lonely()) == best);
            CHECK(pairing.spare() == (alone & ~optional));
            pair_all(garden, graph, graph & ~optional, 0, 0, with, alone_with);
            CHECK(pairing.takes(cell) == ((alone_with & Sheet64::one(cell)) == 0));
        }
    }
}

// The value of a position for `seat` by trying everything: 1, 0, −1.
using War = parlour::VirusWar<Sheet64>;

int valued(const War& game, const War::Position& at, std::unordered_map<std::uint64_t, int>& known) {
    const parlour::Actor actor = game.actor(at);
    if (actor == parlour::kNobody) return static_cast<int>(game.payoffs(at)[0]);
    if (const auto found = known.find(game.key(at)); found != known.end()) return found->second;
    std::vector<parlour::Move> moves(War::kMaxMoves);
    moves.resize(static_cast<std::size_t>(game.legal_moves(at, moves.data()) - moves.data()));
    int best = -2;
    for (const parlour::Move move : moves) {
        War::Position next = at;
        game.apply(next, move);
        const int value = valued(game, next, known);
        best = std::max(best, actor == 0 ? value : -value);
    }
    return known[game.key(at)] = actor == 0 ? best : -best;
}

void compare_any_duel() {
    Random random(7);
    for (const bool last_mover : {false, true}) {
        for (const int steps : {1, 2, 3}) {
            const War game(3, 3, steps, steps, last_mover);
            const auto proof = parlour::Proofs<War>::make(game, 1 << 20);
            std::unordered_map<std::uint64_t, int> known;
            for (int round = 0; round < 100; ++round) {
                auto at = *game.read("3/3/3 x " + std::to_string(steps) + " 0 1");
                while (game.actor(at) != parlour::kNobody) {
                    const int value = valued(game, at, known);
                    const auto* bytes = reinterpret_cast<const std::byte*>(&at);
                    CHECK((proof->prove(bytes, 0, {}).verdict == Verdict::kWon) == (value > 0));
                    CHECK((proof->prove(bytes, 1, {}).verdict == Verdict::kWon) == (value < 0));
                    game.apply(at, game.random_move(at, random));
                }
            }
        }
    }
}

}  // namespace

int main() {
    compare_pairings();
    compare_any_duel();
    for (int height = 3; height <= 5; ++height) {
        for (int width = 3; width <= 5; ++width) compare(width, height, width * height < 25 ? 60 : 20);
    }
}

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "parlour/evaluate/virus_war/prospects.hpp"
#include "parlour/games/virus_war.hpp"
#include "parlour/search/any_proof.hpp"

namespace parlour {

// Virus War for proofs, on boards of up to 32 cells (`std::uint32_t`) or 64: the rules, and what
// settles positions before their end. The question is whether `seat` wins, a draw being none.
template <class Sheet, class Word>
class VirusWarTheory {
public:
    using Game = VirusWar<Sheet>;
    using Position = typename Game::Position;
    using Set = typename Sheet::Set;
    struct State {
        Position at;
        Actor seat;
    };
    // The symbols, and whose turn it is with how much of it left.
    struct Board {
        std::array<Word, 4> sets;
        std::uint8_t to_move, left, passes;
        std::array<std::uint8_t, sizeof(Word) - 3> none;

        friend bool operator==(const Board&, const Board&) = default;
    };
    using Key = ProofKey<Board>;
    static constexpr int kMaxMoves = Game::kMaxMoves;
    static constexpr bool kHasDraws = true;

    explicit VirusWarTheory(Game game) : game_(std::move(game)) {
        const auto& sheet = game_.sheet();
        is_square_ = sheet.width == sheet.height;
        for (int cell = 0; cell < sheet.cells; ++cell) {
            const int other = cell % sheet.width * sheet.width + cell / sheet.width;
            for (int byte = 0; byte < 256; ++byte) {
                if (is_square_ && (byte >> cell % 8 & 1) != 0) turned_[cell / 8][byte] |= Word{1} << other;
            }
        }
    }

    // A board and its mirror image along the diagonal through the entry corners are one state.
    State state(const Position& at, Actor seat) const {
        State state{game_.unnumbered(at), seat};
        if (!is_square_) return state;
        Position image = state.at;
        for (auto* sets : {&image.live, &image.killed}) {
            for (Set& set : *sets) set = turned(set);
        }
        if (sets(image) < sets(state.at)) {
            image.border = turned(image.border);
            state.at = image;
        }
        return state;
    }

    Key key(const State& state) const {
        const Position& at = state.at;
        return {{sets(at), at.to_move, at.left, at.passes, {}}, static_cast<std::uint8_t>(state.seat)};
    }

    std::uint64_t hash(const Key& key) const { return mixed_bytes(key.tag, &key.word, sizeof key.word); }

    bool same_mover(const State& one, const State& other) const { return mover(one.at) == mover(other.at); }

    State* expand(const State& from, State* out) const {
        std::array<Move, Game::kMaxMoves> moves;
        const Move* const end = game_.legal_moves(from.at, moves.data());
        for (const Move* move = moves.data(); move != end; ++move) {
            Position next = from.at;
            game_.apply(next, *move);
            *out++ = state(next, from.seat);
        }
        return out;
    }

    ProofNumbers judge(const State& state) const {
        const Verdict known = settled(state.at, state.seat);
        if (known == Verdict::kUnknown) return {};
        return (known == Verdict::kWon) == (mover(state.at) == state.seat) ? ProofNumbers::won() : ProofNumbers::lost();
    }

    // Who moves; in a finished game the first seat, so that its result has a point of view.
    Actor mover(const Position& at) const { return std::max(game_.actor(at), 0); }

    // Whether it is certain at a glance that a seat wins, or that it does not.
    Verdict settled(const Position& at, Actor seat) const {
        if (game_.actor(at) == kNobody) return verdict(game_.payoffs(at)[static_cast<std::size_t>(seat)] > 0);
        const int mover = at.to_move, enemy = 1 - mover;
        if (!Sheet::any(at.live[mover]) || !Sheet::any(at.live[enemy])) return Verdict::kUnknown;  // not all have entered
        const VirusWarProspects<Sheet> prospects(game_.sheet(), at);
        if (!game_.last_mover()) {
            if (Sheet::any(prospects.immortal(1 - seat))) return Verdict::kLost;
            // Who cannot step never will (V11); the other takes his time, unless a draw is due.
            if (seat != mover && at.passes > 0) return Verdict::kUnknown;
            if (Sheet::any(prospects.alone(1 - seat))) return Verdict::kUnknown;
            return Verdict::kWon;  // none of them is immortal
        }
        const Set own = prospects.alone(mover), targets = at.live[enemy];
        const int steps = Sheet::count(own);
        // The turn ends short, or is the last one of the two (V7, V8, V10).
        if (steps < at.left) return verdict((Sheet::any(targets & ~own) ? enemy : mover) == seat);
        if (!Sheet::any(prospects.alone(enemy))) return verdict(mover == seat);
        if (!prospects.are_apart()) return Verdict::kUnknown;
        return verdict(outlasts(mover, steps, Sheet::count(prospects.alone(enemy)), at.left, game_.steps()) == seat);
    }

private:
    static Verdict verdict(bool wins) { return wins ? Verdict::kWon : Verdict::kLost; }

    static std::array<Word, 4> sets(const Position& at) {
        return {static_cast<Word>(at.live[0]), static_cast<Word>(at.live[1]), static_cast<Word>(at.killed[0]),
                static_cast<Word>(at.killed[1])};
    }

    Set turned(Set set) const {
        Word image = 0;
        for (std::size_t byte = 0; byte < sizeof(Word); ++byte) image |= turned_[byte][static_cast<std::size_t>(set >> 8 * byte) & 255];
        return image;
    }

    Game game_;
    bool is_square_;
    std::array<std::array<Word, 256>, sizeof(Word)> turned_{};  // a byte of a set, mirrored
};

template <>
struct Proofs<VirusWar<Sheet128>> {
    static std::unique_ptr<AnyProof> make(const VirusWar<Sheet128>& game, std::size_t bytes) {
        if (game.sheet().cells <= 32) return made<VirusWarTheory<Sheet128, std::uint32_t>>(game, bytes);
        if (game.sheet().cells <= 64) return made<VirusWarTheory<Sheet128, std::uint64_t>>(game, bytes);
        return made<PlainTheory<VirusWar<Sheet128>>>(game, bytes);
    }

private:
    template <class Theory>
    static std::unique_ptr<AnyProof> made(const VirusWar<Sheet128>& game, std::size_t bytes) {
        return std::make_unique<Proof<VirusWar<Sheet128>, Theory>>(game, Theory(game), bytes);
    }
};

}  // namespace parlour

#pragma once

#include <cmath>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "parlour/base/pages.hpp"
#include "parlour/evaluate/backgammon/probabilities.hpp"
#include "parlour/evaluate/layers.hpp"
#include "parlour/evaluate/vectors.hpp"

namespace parlour::backgammon {

// The network of Backgammon, in whole numbers: one of ten by the stage of the game (`features::stage`).
// Rows picked by `features` are summed into kWidth numbers, through a squared clipped ReLU into small
// layers, kWidth → 32 → 32 → the six results by softmax. It judges a board as the player who has just moved
// counts it. The plays of a roll differ from the board before in a few points only: their sums are
// made from its sums, by what differs ("efficiently updatable", as Yu Nasu's NNUE in shogi).
namespace net {

inline constexpr int kWidth = 256, kMiddle = 32, kOut = 8;  // two outputs are padding
inline constexpr int kRowScale = 255;                         // 1.0 of the sums
inline constexpr int kSquareShift = 9;                        // squares of 0…255 into 0…127
inline constexpr float kActive = 255.0F * 255.0F / 512;       // 1.0 of the activations
inline constexpr int kFirstScale = 64;                        // of the first small layer's weights
inline constexpr int kFirstShift = 3;
inline constexpr float kMiddleScale = kActive * kFirstScale / 8;  // 1.0 between the small layers
inline constexpr int kMiddleShift = 10;
inline constexpr float kWeightScale = 1024;  // of the last two layers' weights

struct Stage {
    Dense8<kWidth, kMiddle> first;
    Dense16<kMiddle, kMiddle> second;
    Dense16<kMiddle, kOut> last;
};

struct Numbers {
    alignas(64) std::array<std::array<std::array<std::int16_t, kWidth>, features::kRows>, features::kStages> rows;
    alignas(64) std::array<std::array<std::int16_t, kWidth>, features::kStages> biases;
    alignas(64) std::array<Stage, features::kStages> stages;
};

}  // namespace net

class Net {
public:
    static constexpr std::string_view kMagic = "parlour-backgammon-2\n";

    Net() : pages_(zeroed_pages(sizeof(net::Numbers))), numbers_(reinterpret_cast<net::Numbers*>(pages_.get())) {}

    // From the bytes of a weights file; throws std::invalid_argument.
    explicit Net(std::string_view file) : Net() {
        if (!file.starts_with(kMagic)) throw std::invalid_argument("these are no weights of the Backgammon network");
        file.remove_prefix(kMagic.size());
        const auto end = file.find('\n');  // of the provenance
        if (end == file.npos || file.size() - end - 1 != sizeof(net::Numbers)) {
            throw std::invalid_argument("the weights of the Backgammon network are cut short");
        }
        std::memcpy(static_cast<void*>(numbers_), file.data() + end + 1, sizeof(net::Numbers));
    }

    net::Numbers& numbers() { return *numbers_; }
    const net::Numbers& numbers() const { return *numbers_; }

    // The sums of a board's rows, from which those of similar boards are made: of each stage when the
    // first board of that stage asks. For one thread.
    struct alignas(64) Sums {
        mutable std::array<std::array<std::int16_t, net::kWidth>, features::kStages> at;
        mutable unsigned known = 0;  // bit i: stage i has been summed
        Board board;
        features::PairCodes codes;
        features::Counts counts;
        Mask tall;
    };

    void sum(const Board& board, Sums& sums) const {
        sums.known = 0;
        sums.board = board;
        sums.codes = features::PairCodes(board);
        sums.counts = features::counts(board);
        sums.tall = features::tall_places(board);
    }

    Results judge(const Board& board) const {
        Sums sums;
        sum(board, sums);
        return judge(board, sums);
    }

    // A board by the sums of another.
    Results judge(const Board& board, const Sums& sums) const {
        const auto stage = static_cast<std::size_t>(features::stage(board));
        if (!(sums.known >> stage & 1)) add_up(sums, stage);
        Changes changes;
        find_changes(sums, board, stage, changes);
        alignas(64) std::array<std::uint8_t, net::kWidth> active;
        activate(sums.at[stage], changes, active.data());
        return finish(board, changes.counts, stage, active.data());
    }

private:
    static constexpr int kVectors = net::kWidth / kInt16s;

    // Rows to add and to take away.
    struct Changes {
        int added = 0, taken = 0;
        std::array<const Int16s*, features::kMostRows> add, take;
        features::Counts counts;
    };

    const Int16s* row_at(std::size_t stage, int row) const {
        return reinterpret_cast<const Int16s*>(numbers_->rows[stage][static_cast<std::size_t>(row)].data());
    }

    void add_up(const Sums& sums, std::size_t stage) const {
        std::array<int, features::kMostRows> rows;
        const int* const end = features::all_rows(sums.board, rows.data());
        auto* const out = reinterpret_cast<Int16s*>(sums.at[stage].data());
        std::memcpy(out, numbers_->biases[stage].data(), sizeof sums.at[stage]);
        for (const int* row = rows.data(); row != end; ++row) {
            const Int16s* const add = row_at(stage, *row);
            for (int i = 0; i < kVectors; ++i) out[i] += add[i];
        }
        sums.known |= 1U << stage;
    }

    void find_changes(const Sums& sums, const Board& board, std::size_t stage, Changes& changes) const {
        const features::PairCodes codes(board);
        const auto take = [&](int row) { changes.take[static_cast<std::size_t>(changes.taken++)] = row_at(stage, row); };
        const auto add = [&](int row) { changes.add[static_cast<std::size_t>(changes.added++)] = row_at(stage, row); };
        for (Mask pairs = differing(sums.codes.at.data(), codes.at.data()) & (kAllPoints >> 1); pairs; pairs &= pairs - 1) {
            const int place = std::countr_zero(pairs);
            const auto i = static_cast<std::size_t>(place);
            take(place * features::kPairStates + sums.codes.at[i]);
            add(place * features::kPairStates + codes.at[i]);
        }
        const Mask tall = features::tall_places(board);
        if (tall | sums.tall) {
            Mask places = (tall | sums.tall) & differing(sums.board.at.data(), board.at.data());
            for (; places; places &= places - 1) {
                const int place = std::countr_zero(places);
                const auto i = static_cast<std::size_t>(place);
                if (sums.tall >> place & 1) take(features::tall_row(place, sums.board.at[i]));
                if (tall >> place & 1) add(features::tall_row(place, board.at[i]));
            }
        }
        changes.counts = features::counts(board);
        if (changes.counts.own != sums.counts.own) {
            take(features::off_row(false, kMostCheckers - sums.counts.own));
            add(features::off_row(false, kMostCheckers - changes.counts.own));
        }
        if (changes.counts.enemy != sums.counts.enemy) {
            take(features::off_row(true, kMostCheckers - sums.counts.enemy));
            add(features::off_row(true, kMostCheckers - changes.counts.enemy));
        }
    }

    // Where two rows of 32 bytes differ.
    static Mask differing(const void* one, const void* other) {
#if defined(__AVX2__)
        const __m256i a = _mm256_loadu_si256(static_cast<const __m256i*>(one));
        const __m256i b = _mm256_loadu_si256(static_cast<const __m256i*>(other));
        return ~static_cast<Mask>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(a, b)));
#else
        const auto* const a = static_cast<const std::uint8_t*>(one);
        const auto* const b = static_cast<const std::uint8_t*>(other);
        Mask found = 0;
        for (int i = 0; i < 32; ++i) found |= Mask{a[i] != b[i]} << i;
        return found;
#endif
    }

    static void activate(const std::array<std::int16_t, net::kWidth>& sums, const Changes& changes, std::uint8_t* out) {
        constexpr int kBlock = 8;  // as many sums as stay in registers
        const auto* const from = reinterpret_cast<const Int16s*>(sums.data());
        for (int block = 0; block < kVectors; block += kBlock) {
            std::array<Int16s, kBlock> values;
            for (int i = 0; i < kBlock; ++i) values[static_cast<std::size_t>(i)] = from[block + i];
            for (int k = 0; k < changes.taken; ++k) {
                const Int16s* const row = changes.take[static_cast<std::size_t>(k)] + block;
                for (int i = 0; i < kBlock; ++i) values[static_cast<std::size_t>(i)] -= row[i];
            }
            for (int k = 0; k < changes.added; ++k) {
                const Int16s* const row = changes.add[static_cast<std::size_t>(k)] + block;
                for (int i = 0; i < kBlock; ++i) values[static_cast<std::size_t>(i)] += row[i];
            }
            for (int i = 0; i < kBlock; i += 2) {
                squares_to_bytes<net::kSquareShift>(clamped(values[static_cast<std::size_t>(i)], 0, net::kRowScale),
                                                    clamped(values[static_cast<std::size_t>(i + 1)], 0, net::kRowScale),
                                                    out + (block + i) * kInt16s);
            }
        }
    }

    Results finish(const Board& board, const features::Counts& counts, std::size_t stage, const std::uint8_t* active) const {
        const net::Stage& layers = numbers_->stages[stage];
        alignas(32) std::array<std::int16_t, net::kMiddle> first, second;
        layers.first.template rectified<net::kFirstShift>(active, first.data());
        layers.second.template rectified<net::kMiddleShift>(first.data(), second.data());
        alignas(32) std::array<std::int32_t, net::kOut> sums;
        layers.last.sums(second.data(), sums.data());
        return softmax(sums, possible_results(board, counts, stage == 0));
    }

    static Results softmax(const std::array<std::int32_t, net::kOut>& sums, unsigned possible) {
        constexpr float kUnit = 1 / (net::kMiddleScale * net::kWeightScale);
        Floats logits;
        for (int i = 0; i < net::kOut; ++i) {
            const auto k = static_cast<std::size_t>(i);
            logits[i] = possible >> i & 1 ? static_cast<float>(sums[k]) * kUnit : kImpossible;
        }
        float most = logits[0];
        for (int i = 1; i < kResults; ++i) most = std::max(most, logits[i]);
        const Floats shares = exponentials(logits - most);
        float total = 0;
        for (int i = 0; i < kResults; ++i) total += shares[i];
        const float share = 1 / total;
        Results out;
        for (int i = 0; i < kResults; ++i) {
            out[static_cast<std::size_t>(i)] = possible >> i & 1 ? shares[i] * share : 0;
        }
        return out;
    }
    static constexpr float kImpossible = -1e6F;

    Pages pages_;
    net::Numbers* numbers_;
};

}  // namespace parlour::backgammon

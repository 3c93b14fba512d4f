#pragma once

#include <stdexcept>
#include <string_view>

#include "parlour/base/pages.hpp"
#include "parlour/evaluate/ataxx/common.hpp"
#include "parlour/evaluate/vectors.hpp"

namespace parlour {

// The network of Ataxx. The board's 36 windows of 2×2 cells each pick one of 256 rows of weights
// (a cell is empty, the mover's, the enemy's or a gap); their sum goes through a squared clipped ReLU
// into one number, by one of eight sets of weights for the number of empty cells. Windows as inputs
// are an idea of the engine Zataxx; gaps and the eight sets are ours. Made by `parlour train ataxx`
// (docs/training.md).
//
// Rows are summed anew at each position: a move changes about nine windows and the side to move, so
// that keeping two sums up to date would read as many rows.
class AtaxxWeights {
public:
    static constexpr int kSide = 7, kWindows = 36, kStates = 256, kWidth = 256, kStages = 8;
    static constexpr int kInputScale = 255, kOutputScale = 64;

    // From the bytes of a weights file; throws std::invalid_argument.
    explicit AtaxxWeights(std::string_view file) {
        constexpr std::string_view kMagic = "parlour-ataxx-1\n";
        if (!file.starts_with(kMagic)) throw std::invalid_argument("these are no weights of the Ataxx network");
        file.remove_prefix(kMagic.size());
        const auto end = file.find('\n');  // of the provenance
        if (end == file.npos || file.size() - end - 1 != sizeof(Numbers)) {
            throw std::invalid_argument("the weights of the Ataxx network are cut short");
        }
        pages_ = zeroed_pages(sizeof(Numbers));
        numbers_ = reinterpret_cast<Numbers*>(pages_.get());
        std::memcpy(static_cast<void*>(numbers_), file.data() + end + 1, sizeof(Numbers));
        // Rows are kept as what they differ from that of an empty window, which then costs nothing.
        for (auto& window : numbers_->rows) {
            const auto none = window[0];
            for (std::size_t i = 0; i < kWidth; ++i) {
                numbers_->biases[i] = static_cast<std::int16_t>(numbers_->biases[i] + none[i]);
                for (auto& row : window) row[i] = static_cast<std::int16_t>(row[i] - none[i]);
            }
        }
    }

    // The score of a 7×7 board given by its rows of 7 bits from the lowest on; gaps are in both sets.
    int score(std::uint64_t own, std::uint64_t enemy, int empty) const {
        std::array<const Int16s*, kWindows> rows;
        int count = 0;
        for (int y = 0; y < kSide - 1; ++y) {
            for (int x = 0; x < kSide - 1; ++x) {
                const int cell = y * kSide + x, window = y * (kSide - 1) + x;
                const auto state = square(own, cell) | square(enemy, cell) << 4;
                rows[static_cast<std::size_t>(count)] =
                    reinterpret_cast<const Int16s*>(&numbers_->rows[static_cast<std::size_t>(window)][state]);
                count += state != 0;
            }
        }
        const auto stage = static_cast<std::size_t>(std::min(empty * kStages / 50, kStages - 1));
        const auto* const weights = reinterpret_cast<const Int16s*>(&numbers_->outputs[stage]);
        const auto* const biases = reinterpret_cast<const Int16s*>(&numbers_->biases);
        DotProduct product;
        constexpr int kBlock = 8;  // as many sums as stay in registers
        for (int block = 0; block < kWidth / kInt16s; block += kBlock) {
            std::array<Int16s, kBlock> sums;
            for (int i = 0; i < kBlock; ++i) sums[static_cast<std::size_t>(i)] = biases[block + i];
            for (int k = 0; k < count; ++k) {
                const Int16s* const row = rows[static_cast<std::size_t>(k)];
                for (int i = 0; i < kBlock; ++i) sums[static_cast<std::size_t>(i)] += row[block + i];
            }
            for (int i = 0; i < kBlock; ++i) {
                const Int16s active = clamped(sums[static_cast<std::size_t>(i)], 0, kInputScale);
                product.add(active * weights[block + i], active);
            }
        }
        const double logit = static_cast<double>(product.sum()) / (1.0 * kInputScale * kInputScale * kOutputScale) +
                             numbers_->output_biases[stage];
        return static_cast<int>(std::clamp(logit * 400, -25000.0, 25000.0));
    }

private:
    struct Numbers {
        alignas(64) std::array<std::array<std::array<std::int16_t, kWidth>, kStates>, kWindows> rows;
        std::array<std::int16_t, kWidth> biases;
        std::array<std::array<std::int16_t, kWidth>, kStages> outputs;
        std::array<float, kStages> output_biases;
        std::array<float, 8> unused;
    };

    static unsigned square(std::uint64_t set, int cell) {
        const auto bits = static_cast<unsigned>(set >> cell);
        return (bits & 3) | (bits >> (kSide - 2) & 12);
    }

    Pages pages_;
    Numbers* numbers_ = nullptr;
};

// Boards of up to 7×7 cells.
class AtaxxNet : public AtaxxCommon<Sheet64> {
public:
    AtaxxNet(const Rules& game, std::string_view weights) : AtaxxCommon(game), weights_(weights) {}

    int score(const Position& at) const {
        const Set gaps = game_.gaps(at);
        return weights_.score(in_seven(at.pieces[at.to_move] | gaps), in_seven(at.pieces[1 - at.to_move] | gaps),
                              Sheet64::count(at.empty));
    }

private:
    AtaxxWeights weights_;
};

}  // namespace parlour

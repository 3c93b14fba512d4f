#pragma once

#include <algorithm>
#include <array>
#include <iostream>
#include <stdexcept>
#include <vector>

#include "parlour/evaluate/backgammon/net.hpp"
#include "parlour/train/adam.hpp"
#include "parlour/train/backgammon/shares.hpp"

namespace parlour::backgammon {

// A board, as the player who has just moved counts it, and what its results should be.
struct Sample {
    Board board;
    Results target{};
};

// Fits the network of net.hpp in floating point; `write` makes whole numbers of it.
//
// A row of a pair is the sum of its own numbers and those of its two places by their count, so that
// rare pairs begin with what is known of the places: a place's numbers are counted checker by checker
// (the first, second, third, …), which lets heights lend to each other likewise.
class Learner {
public:
    explicit Learner(unsigned seed = 1) {
        std::mt19937 random(seed);
        places_ = Parameters(kStages * kPlaceRows * kWidth);
        places_.draw(random, 0.06F);
        pairs_ = Parameters(kStages * kPairRows * kWidth);
        biases_ = Parameters(kStages * kWidth);
        std::fill(biases_.values.begin(), biases_.values.end(), 0.4F);
        // Bounds are those of the whole numbers that the core keeps.
        constexpr float kByte = 127.0F / net::kFirstScale, kWord = 30;
        first_ = Parameters(kStages * kMiddle * kWidth, kByte);
        first_.draw(random, 0.15F);
        first_biases_ = Parameters(kStages * kMiddle);
        second_ = Parameters(kStages * kMiddle * kMiddle, kWord);
        second_.draw(random, 0.25F);
        second_biases_ = Parameters(kStages * kMiddle);
        last_ = Parameters(kStages * kResults * kMiddle, kWord);
        last_.draw(random, 0.1F);
        last_biases_ = Parameters(kStages * kResults);
        materialize();
    }

    // One step of Adam on the mean loss of these samples: cross entropy of the results and half the
    // squared error of the equity. Returns the two means.
    struct Loss {
        double entropy = 0, equity = 0;
    };
    Loss learn(const std::vector<Sample>& samples, float rate, float equity_share = 1, float decay = 0) {
        Loss loss;
        const float weight = 1.0F / static_cast<float>(samples.size());
        for (const Sample& sample : samples) learn(sample, weight, equity_share, loss);
        spread_gradients();
        ++step_;
        for (Parameters* part : parts()) part->learn(rate, step_, part == &biases_ ? 0 : decay);
        materialize();
        loss.entropy /= static_cast<double>(samples.size());
        loss.equity /= static_cast<double>(samples.size());
        return loss;
    }

    // The network in whole numbers.
    void write(Net& out) const {
        auto& numbers = out.numbers();
        const auto rounded = [](float value, float scale, float most) {
            return std::clamp(std::round(value * scale), -most, most);
        };
        for (std::size_t stage = 0; stage < kStages; ++stage) {
            for (std::size_t row = 0; row < kRows; ++row) {
                const float* const from = &rows_[(stage * kRows + row) * kWidth];
                for (std::size_t i = 0; i < kWidth; ++i) {
                    numbers.rows[stage][row][i] = static_cast<std::int16_t>(rounded(from[i], net::kRowScale, 32767));
                }
            }
            for (std::size_t i = 0; i < kWidth; ++i) {
                numbers.biases[stage][i] = static_cast<std::int16_t>(rounded(biases_.values[stage * kWidth + i], net::kRowScale, 32767));
            }
        }
        constexpr float kMost = 2e9F;
        for (std::size_t stage = 0; stage < kStages; ++stage) {
            auto& layers = numbers.stages[stage];
            for (std::size_t o = 0; o < kMiddle; ++o) {
                layers.first.biases[o] =
                    static_cast<std::int32_t>(rounded(first_biases_.values[stage * kMiddle + o], kSum, kMost));
                layers.second.biases[o] =
                    static_cast<std::int32_t>(rounded(second_biases_.values[stage * kMiddle + o], kWords, kMost));
                for (std::size_t i = 0; i < kWidth; ++i) {
                    layers.first.weights[layers.first.place(static_cast<int>(i), static_cast<int>(o))] = static_cast<std::int8_t>(
                        rounded(first_.values[(stage * kMiddle + o) * kWidth + i], net::kFirstScale, 127));
                }
                for (std::size_t i = 0; i < kMiddle; ++i) {
                    layers.second.weights[layers.second.place(static_cast<int>(i), static_cast<int>(o))] = static_cast<std::int16_t>(
                        rounded(second_.values[(stage * kMiddle + o) * kMiddle + i], net::kWeightScale, 32767));
                }
            }
            for (std::size_t o = 0; o < kResults; ++o) {
                layers.last.biases[o] =
                    static_cast<std::int32_t>(rounded(last_biases_.values[stage * kResults + o], kWords, kMost));
                for (std::size_t i = 0; i < kMiddle; ++i) {
                    layers.last.weights[layers.last.place(static_cast<int>(i), static_cast<int>(o))] = static_cast<std::int16_t>(
                        rounded(last_.values[(stage * kResults + o) * kMiddle + i], net::kWeightScale, 32767));
                }
            }
        }
    }

    // Begins with the network in whole numbers, as if it had just been written: pairs hold all of their
    // rows, places only what the tall rows share. `write` makes the same whole numbers of it again,
    // within one unit where numbers of 32 bits exceed what a float holds.
    void read(const Net& net) {
        const auto& numbers = net.numbers();
        const auto copy = [](const auto& from, float scale, float* to, std::size_t size) {
            for (std::size_t i = 0; i < size; ++i) to[i] = static_cast<float>(from[i]) / scale;
        };
        std::fill(places_.values.begin(), places_.values.end(), 0.0F);
        for (std::size_t stage = 0; stage < kStages; ++stage) {
            const auto& rows = numbers.rows[stage];
            for (std::size_t row = 0; row < kPairRows; ++row) {
                copy(rows[row], net::kRowScale, &pairs_.values[(stage * kPairRows + row) * kWidth], kWidth);
            }
            float* const places = &places_.values[stage * kPlaceRows * kWidth];
            for (int place = 0; place < kPoints; ++place) {
                for (const int side : {1, -1}) read_tall(rows, place, side, places, kWidth);
            }
            for (std::size_t i = 0; i < 2 * (kMostCheckers + 1); ++i) {
                copy(rows[static_cast<std::size_t>(features::kOffFrom) + i], net::kRowScale, places + (kOffRows + i) * kWidth, kWidth);
            }
            copy(numbers.biases[stage], net::kRowScale, &biases_.values[stage * kWidth], kWidth);
            read_layers(numbers.stages[stage], stage);
        }
        restart();
        materialize();
    }

    // All that a run needs to go on.
    void save(std::ostream& out) const {
        out.write(reinterpret_cast<const char*>(&step_), sizeof step_);
        for (const Parameters* part : const_cast<Learner*>(this)->parts()) {
            for (const auto* list : {&part->values, &part->means, &part->squares}) {
                out.write(reinterpret_cast<const char*>(list->data()), static_cast<std::streamsize>(list->size() * sizeof(float)));
            }
        }
    }
    void load(std::istream& in) {
        in.read(reinterpret_cast<char*>(&step_), sizeof step_);
        for (Parameters* part : parts()) {
            for (auto* list : {&part->values, &part->means, &part->squares}) {
                in.read(reinterpret_cast<char*>(list->data()), static_cast<std::streamsize>(list->size() * sizeof(float)));
            }
        }
        if (!in) throw std::invalid_argument("the checkpoint is cut short");
        materialize();
    }
    // Forgets the moments: a new plan of rates begins.
    void restart() {
        step_ = 0;
        for (Parameters* part : parts()) {
            std::fill(part->means.begin(), part->means.end(), 0.0F);
            std::fill(part->squares.begin(), part->squares.end(), 0.0F);
        }
    }

private:
    static constexpr std::size_t kWidth = net::kWidth, kMiddle = net::kMiddle, kStages = features::kStages;
    static constexpr std::size_t kRows = features::kRows, kPairRows = features::kTallFrom;
    // 1.0 of the biases of the first small layer, and of those after it.
    static constexpr float kSum = net::kActive * net::kFirstScale, kWords = net::kMiddleScale * net::kWeightScale;

    struct Pass {
        std::array<int, features::kMostRows> rows;
        int count;
        std::size_t stage;
        alignas(32) std::array<float, kWidth> sums, active;
        alignas(32) std::array<float, kMiddle> first, second;
        Results results;
        unsigned possible;
    };

    std::array<Parameters*, 9> parts() {
        return {&places_, &pairs_,         &biases_, &first_,       &first_biases_,
                &second_, &second_biases_, &last_,   &last_biases_};
    }

    void forward(const Board& board, Pass& pass) {
        pass.count = static_cast<int>(features::all_rows(board, pass.rows.data()) - pass.rows.data());
        pass.stage = static_cast<std::size_t>(features::stage(board));
        std::copy_n(&biases_.values[pass.stage * kWidth], kWidth, pass.sums.begin());
        for (int k = 0; k < pass.count; ++k) {
            const float* const row = &rows_[(pass.stage * kRows + static_cast<std::size_t>(pass.rows[static_cast<std::size_t>(k)])) * kWidth];
            for (std::size_t i = 0; i < kWidth; ++i) pass.sums[i] += row[i];
        }
        for (std::size_t i = 0; i < kWidth; ++i) {
            const float x = std::min(std::max(pass.sums[i], 0.0F), 1.0F);
            pass.active[i] = x * x;
        }
        for (std::size_t o = 0; o < kMiddle; ++o) {
            const float* const w = &first_.values[(pass.stage * kMiddle + o) * kWidth];
            pass.first[o] = std::max(dot(w, pass.active.data(), kWidth) + first_biases_.values[pass.stage * kMiddle + o], 0.0F);
        }
        for (std::size_t o = 0; o < kMiddle; ++o) {
            const float* const w = &second_.values[(pass.stage * kMiddle + o) * kMiddle];
            pass.second[o] = std::max(dot(w, pass.first.data(), kMiddle) + second_biases_.values[pass.stage * kMiddle + o], 0.0F);
        }
        pass.possible = possible_results(board, features::counts(board), pass.stage == 0);
        float most = -1e30F;
        for (std::size_t o = 0; o < kResults; ++o) {
            const float* const w = &last_.values[(pass.stage * kResults + o) * kMiddle];
            pass.results[o] = dot(w, pass.second.data(), kMiddle) + last_biases_.values[pass.stage * kResults + o];
            if (pass.possible >> o & 1) most = std::max(most, pass.results[o]);
        }
        float total = 0;
        for (std::size_t o = 0; o < kResults; ++o) {
            pass.results[o] = pass.possible >> o & 1 ? std::exp(pass.results[o] - most) : 0;
            total += pass.results[o];
        }
        for (float& share : pass.results) share /= total;
    }

    void learn(const Sample& sample, float weight, float equity_share, Loss& loss) {
        Pass pass;
        forward(sample.board, pass);
        const Results target = possible_part(sample.target, pass.possible);
        float equity = 0, wanted = 0;
        for (std::size_t o = 0; o < kResults; ++o) {
            equity += kPointsOf[o] * pass.results[o];
            wanted += kPointsOf[o] * target[o];
            if (target[o] > 0) loss.entropy -= target[o] * std::log(std::max(pass.results[o], 1e-9F));
        }
        const float error = equity - wanted;
        loss.equity += 0.5 * error * error;
        alignas(32) std::array<float, kMiddle> second_change{}, first_change{};
        for (std::size_t o = 0; o < kResults; ++o) {
            if (!(pass.possible >> o & 1)) continue;
            const float change = weight * (pass.results[o] - target[o] +
                                           equity_share * error * pass.results[o] * (kPointsOf[o] - equity));
            const std::size_t at = pass.stage * kResults + o;
            last_biases_.gradients[at] += change;
            for (std::size_t i = 0; i < kMiddle; ++i) {
                last_.gradients[at * kMiddle + i] += change * pass.second[i];
                second_change[i] += change * last_.values[at * kMiddle + i];
            }
        }
        for (std::size_t o = 0; o < kMiddle; ++o) {
            if (pass.second[o] <= 0) continue;
            const float change = second_change[o];
            const std::size_t at = pass.stage * kMiddle + o;
            second_biases_.gradients[at] += change;
            for (std::size_t i = 0; i < kMiddle; ++i) {
                second_.gradients[at * kMiddle + i] += change * pass.first[i];
                first_change[i] += change * second_.values[at * kMiddle + i];
            }
        }
        alignas(32) std::array<float, kWidth> change_of{};
        for (std::size_t o = 0; o < kMiddle; ++o) {
            if (pass.first[o] <= 0) continue;
            const float change = first_change[o];
            const std::size_t at = pass.stage * kMiddle + o;
            first_biases_.gradients[at] += change;
            float* const g = &first_.gradients[at * kWidth];
            const float* const w = &first_.values[at * kWidth];
            for (std::size_t i = 0; i < kWidth; ++i) {
                g[i] += change * pass.active[i];
                change_of[i] += change * w[i];
            }
        }
        for (std::size_t i = 0; i < kWidth; ++i) {
            const float x = pass.sums[i];
            const float slope = x < 0 || x > 1 ? 0.0F : 2 * x;
            change_of[i] *= slope;
            biases_.gradients[pass.stage * kWidth + i] += change_of[i];
        }
        for (int k = 0; k < pass.count; ++k) {
            float* const g = &row_gradients_[(pass.stage * kRows + static_cast<std::size_t>(pass.rows[static_cast<std::size_t>(k)])) * kWidth];
            for (std::size_t i = 0; i < kWidth; ++i) g[i] += change_of[i];
        }
    }

    // Where others give a chance to what cannot be, it counts as the next lower level.
    static Results possible_part(Results target, unsigned possible) {
        for (const std::size_t single : {std::size_t{0}, std::size_t{3}}) {
            for (std::size_t level = 2; level > 0; --level) {
                if (possible >> (single + level) & 1) continue;
                target[single + level - 1] += target[single + level];
                target[single + level] = 0;
            }
        }
        return target;
    }

    static float dot(const float* a, const float* b, std::size_t size) {
        std::array<float, 32> parts{};
        for (std::size_t i = 0; i < size; i += 32) {
            for (std::size_t k = 0; k < 32; ++k) parts[k] += a[i + k] * b[i + k];
        }
        float sum = 0;
        for (const float part : parts) sum += part;
        return sum;
    }

    void read_layers(const net::Stage& layers, std::size_t stage) {
        for (std::size_t o = 0; o < kMiddle; ++o) {
            const int out = static_cast<int>(o);
            first_biases_.values[stage * kMiddle + o] = static_cast<float>(layers.first.biases[o]) / kSum;
            second_biases_.values[stage * kMiddle + o] = static_cast<float>(layers.second.biases[o]) / kWords;
            for (std::size_t i = 0; i < kWidth; ++i) {
                first_.values[(stage * kMiddle + o) * kWidth + i] =
                    static_cast<float>(layers.first.weights[layers.first.place(static_cast<int>(i), out)]) / net::kFirstScale;
            }
            for (std::size_t i = 0; i < kMiddle; ++i) {
                second_.values[(stage * kMiddle + o) * kMiddle + i] =
                    static_cast<float>(layers.second.weights[layers.second.place(static_cast<int>(i), out)]) / net::kWeightScale;
            }
        }
        for (std::size_t o = 0; o < kResults; ++o) {
            const std::size_t at = stage * kResults + o;
            last_biases_.values[at] = static_cast<float>(layers.last.biases[o]) / kWords;
            for (std::size_t i = 0; i < kMiddle; ++i) {
                last_.values[at * kMiddle + i] =
                    static_cast<float>(layers.last.weights[layers.last.place(static_cast<int>(i), static_cast<int>(o))]) / net::kWeightScale;
            }
        }
    }

    void spread_gradients() {
        for (std::size_t stage = 0; stage < kStages; ++stage) {
            const float* const rows = &row_gradients_[stage * kRows * kWidth];
            std::copy_n(rows, kPairRows * kWidth, &pairs_.gradients[stage * kPairRows * kWidth]);
            float* const places = &places_.gradients[stage * kPlaceRows * kWidth];
            each_share([&](std::size_t row, std::size_t share) {
                for (std::size_t i = 0; i < kWidth; ++i) places[share * kWidth + i] += rows[row * kWidth + i];
            });
        }
        std::fill(row_gradients_.begin(), row_gradients_.end(), 0.0F);
    }

    void materialize() {
        std::fill(rows_.begin(), rows_.end(), 0.0F);
        for (std::size_t stage = 0; stage < kStages; ++stage) {
            float* const rows = &rows_[stage * kRows * kWidth];
            std::copy_n(&pairs_.values[stage * kPairRows * kWidth], kPairRows * kWidth, rows);
            const float* const places = &places_.values[stage * kPlaceRows * kWidth];
            each_share([&](std::size_t row, std::size_t share) {
                for (std::size_t i = 0; i < kWidth; ++i) rows[row * kWidth + i] += places[share * kWidth + i];
            });
        }
    }

    Parameters places_, pairs_, biases_, first_, first_biases_, second_, second_biases_, last_, last_biases_;
    std::vector<float> rows_ = std::vector<float>(kStages * kRows * kWidth);
    std::vector<float> row_gradients_ = std::vector<float>(kStages * kRows * kWidth);
    int step_ = 0;
};

}  // namespace parlour::backgammon

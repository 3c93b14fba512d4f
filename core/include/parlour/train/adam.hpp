#pragma once

#include <cmath>
#include <cstddef>
#include <random>
#include <span>
#include <vector>

namespace parlour {

// Parameters with their gradients and the two moments of Adam (Kingma and Ba, 2015), with the decay
// of weights kept apart (Loshchilov and Hutter, 2019).
struct Parameters {
    std::vector<float> values, gradients, means, squares;
    float most = 1e9F;  // no value goes beyond ±most

    Parameters() = default;
    explicit Parameters(std::size_t size, float bound = 1e9F)
        : values(size), gradients(size), means(size), squares(size), most(bound) {}

    void draw(std::mt19937& random, float spread) {
        std::uniform_real_distribution<float> some(-spread, spread);
        for (float& value : values) value = some(random);
    }

    // One step; gradients are zeroed. `step` counts from 1.
    void learn(float rate, int step, float decay = 0) {
        constexpr float kMean = 0.9F, kSquare = 0.999F;
        const float mean_share = 1 / (1 - std::pow(kMean, static_cast<float>(step)));
        const float square_share = 1 / (1 - std::pow(kSquare, static_cast<float>(step)));
        float* const v = values.data();
        float* const g = gradients.data();
        float* const m = means.data();
        float* const s = squares.data();
        const std::size_t size = values.size();
        for (std::size_t i = 0; i < size; ++i) {
            m[i] = kMean * m[i] + (1 - kMean) * g[i];
            s[i] = kSquare * s[i] + (1 - kSquare) * g[i] * g[i];
            const float change = rate * (m[i] * mean_share / (std::sqrt(s[i] * square_share) + 1e-8F) + decay * v[i]);
            float next = v[i] - change;
            next = next > most ? most : next;
            v[i] = next < -most ? -most : next;
            g[i] = 0;
        }
    }
};

}  // namespace parlour

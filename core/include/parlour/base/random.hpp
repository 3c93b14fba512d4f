#pragma once

#include <cstdint>

namespace parlour {

// A stream of random numbers: xoshiro256** (Blackman and Vigna, 2018), seeded by SplitMix64.
// Small enough that every game of a batch has its own.
class Random {
public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : state_) word = split_mix(seed);
    }

    std::uint64_t next() {
        const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotated(state_[3], 45);
        return result;
    }

    // A whole number of 0…n−1, all equally likely (Lemire 2019, without bias); n ≥ 1.
    std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32) * n;
        auto low = static_cast<std::uint32_t>(product);
        if (low < n) {
            const std::uint32_t least = -n % n;
            while (low < least) {
                product = (next() >> 32) * n;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // A number of [0, 1).
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    // The seed of stream `index` of a run: a seed per run and game index, never per worker.
    static std::uint64_t seed_of(std::uint64_t run, std::uint64_t index) {
        std::uint64_t state = run;
        return split_mix(state) ^ (index * 0x9E3779B97F4A7C15u);
    }

private:
    static std::uint64_t rotated(std::uint64_t x, int bits) { return x << bits | x >> (64 - bits); }

    static std::uint64_t split_mix(std::uint64_t& state) {
        std::uint64_t z = state += 0x9E3779B97F4A7C15u;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        return z ^ z >> 31;
    }

    std::uint64_t state_[4];
};

}  // namespace parlour

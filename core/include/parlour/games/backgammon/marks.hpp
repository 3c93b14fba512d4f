#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "parlour/games/backgammon/plays.hpp"

namespace parlour::backgammon {

inline constexpr std::size_t kSteps = kBar * kDice;  // the actions that move a checker

// What is asked for the byte of each step: which byte of a set of sources, which bit, which die.
struct StepQuestions {
    std::array<std::uint8_t, kSteps> place{}, bit{}, die{};

    constexpr StepQuestions() {
        for (std::size_t action = 0; action < kSteps; ++action) {
            const std::size_t source = action / kDice + 1;
            place[action] = static_cast<std::uint8_t>(source / 8);
            bit[action] = static_cast<std::uint8_t>(1 << source % 8);
            die[action] = static_cast<std::uint8_t>(action % kDice + 1);
        }
    }
};
inline constexpr StepQuestions kStepQuestions;

// Marks the steps by which a play may begin; returns their number.
inline int mark_steps(const FirstSteps& found, int high, int low, std::span<std::uint8_t, kSteps> out) {
    const Mask by_high = found.high, by_low = found.low;
    // A die larger than its source bears off as the exact one does.
    const Mask exact_high = by_high & ~Mask{0} << high, exact_low = by_low & ~Mask{0} << low;
#if defined(__AVX2__)
    // All steps at once: which sources can move is nothing that a processor could guess.
    const __m256i highs = _mm256_set1_epi32(static_cast<int>(exact_high)), lows = _mm256_set1_epi32(static_cast<int>(exact_low));
    const __m256i high_die = _mm256_set1_epi8(static_cast<char>(high)), low_die = _mm256_set1_epi8(static_cast<char>(low));
    const auto loaded = [](const std::array<std::uint8_t, kSteps>& from, std::size_t at) {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from.data() + at));
    };
    for (const std::size_t at : {std::size_t{0}, std::size_t{32}, std::size_t{64}, std::size_t{96}, kSteps - 32}) {
        const __m256i place = loaded(kStepQuestions.place, at), die = loaded(kStepQuestions.die, at);
        const __m256i of_high = _mm256_and_si256(_mm256_shuffle_epi8(highs, place), _mm256_cmpeq_epi8(die, high_die));
        const __m256i of_low = _mm256_and_si256(_mm256_shuffle_epi8(lows, place), _mm256_cmpeq_epi8(die, low_die));
        const __m256i chosen = _mm256_and_si256(_mm256_or_si256(of_high, of_low), loaded(kStepQuestions.bit, at));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out.data() + at), _mm256_min_epu8(chosen, _mm256_set1_epi8(1)));
    }
#else
    std::fill(out.begin(), out.end(), std::uint8_t{0});
    for (Mask left = exact_high; left; left &= left - 1) {
        out[static_cast<std::size_t>(step_action(std::countr_zero(left), high))] = 1;
    }
    for (Mask left = exact_low; left; left &= left - 1) {
        out[static_cast<std::size_t>(step_action(std::countr_zero(left), low))] = 1;
    }
#endif
    int count = std::popcount(exact_high) + std::popcount(exact_low);
    for (Mask left = (by_high ^ exact_high) | (by_low ^ exact_low); left; left &= left - 1) {
        const int source = std::countr_zero(left);
        auto& mark = out[static_cast<std::size_t>(step_action(source, source))];
        count += mark == 0;
        mark = 1;
    }
    return count;
}

}  // namespace parlour::backgammon

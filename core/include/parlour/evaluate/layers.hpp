#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "parlour/evaluate/vectors.hpp"

namespace parlour {

// Dense layers of small networks in whole numbers, the same to the last bit with and without AVX2.

// Squares of 16-bit numbers of 0…255, without their lowest bits, as 32 bytes.
template <int kShift>
inline void squares_to_bytes(Int16s one, Int16s other, std::uint8_t* out) {
#if defined(__AVX2__)
    const auto squared = [](Int16s v) {
        const auto a = reinterpret_cast<__m256i>(v);
        return _mm256_srli_epi16(_mm256_mullo_epi16(a, a), kShift);
    };
    const __m256i packed = _mm256_packus_epi16(squared(one), squared(other));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), _mm256_permute4x64_epi64(packed, 0b11011000));
#else
    for (int i = 0; i < kInt16s; ++i) {
        out[i] = static_cast<std::uint8_t>(int{one[i]} * one[i] >> kShift);
        out[kInt16s + i] = static_cast<std::uint8_t>(int{other[i]} * other[i] >> kShift);
    }
#endif
}

// The places of the bits that a byte has set, in order; the rest is 0.
inline constexpr auto kBitsOf = [] {
    struct alignas(16) Bits : std::array<std::uint16_t, 8> {};
    std::array<Bits, 256> places{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        std::size_t count = 0;
        for (std::uint16_t bit = 0; bit < 8; ++bit) {
            if (byte >> bit & 1) places[byte][count++] = bit;
        }
    }
    return places;
}();

// Sums of 32 bits, aligned to 32 bytes, as 16-bit numbers from 0 on, without their lowest bits.
template <int kShift, int kCount>
inline void rectify(const std::int32_t* sums, std::int16_t* out) {
#if defined(__AVX2__)
    static_assert(kCount % kInt16s == 0);
    const auto* const in = reinterpret_cast<const __m256i*>(sums);
    for (int i = 0; i < kCount / kInt16s; ++i) {
        const __m256i low = _mm256_srai_epi32(_mm256_load_si256(in + 2 * i), kShift);
        const __m256i high = _mm256_srai_epi32(_mm256_load_si256(in + 2 * i + 1), kShift);
        const __m256i packed = _mm256_permute4x64_epi64(_mm256_packs_epi32(low, high), 0b11011000);
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out) + i, _mm256_max_epi16(packed, _mm256_setzero_si256()));
    }
#else
    for (int o = 0; o < kCount; ++o) out[o] = static_cast<std::int16_t>(std::clamp(sums[o] >> kShift, 0, 32767));
#endif
}

// Bytes of 0…127 in, 8-bit weights. Weights lie as they are used: for every four inputs, the four
// weights of each output together.
template <int kIn, int kOut>
struct Dense8 {
    static_assert(kIn % 4 == 0 && kOut % 8 == 0);
    alignas(32) std::array<std::int8_t, kIn * kOut> weights;
    alignas(32) std::array<std::int32_t, kOut> biases;

    static constexpr std::size_t place(int in, int out) {
        return static_cast<std::size_t>(((in / 4) * kOut + out) * 4 + in % 4);
    }

    void sums(const std::uint8_t* in, std::int32_t* out) const {
#if defined(__AVX2__)
        constexpr std::size_t kRegisters = kOut / 8;
        __m256i totals[kRegisters];
        const auto* const bias = reinterpret_cast<const __m256i*>(biases.data());
        for (std::size_t r = 0; r < kRegisters; ++r) totals[r] = _mm256_load_si256(bias + r);
        const auto* const rows = reinterpret_cast<const __m256i*>(weights.data());
        const __m256i ones = _mm256_set1_epi16(1);
        // Groups of four inputs that are all 0 add nothing.
        std::array<std::uint16_t, kIn / 4 + 8> groups;
        std::size_t count = 0;
        __m128i first = _mm_setzero_si128();
        for (int block = 0; block < kIn / 4; block += 8) {
            const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(in + 4 * block));
            const auto some = ~static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(
                                  _mm256_cmpeq_epi32(bytes, _mm256_setzero_si256())))) & 255U;
            const auto* const set = reinterpret_cast<const __m128i*>(kBitsOf[some].data());
            _mm_storeu_si128(reinterpret_cast<__m128i*>(groups.data() + count), _mm_add_epi16(_mm_load_si128(set), first));
            first = _mm_add_epi16(first, _mm_set1_epi16(8));
            count += static_cast<std::size_t>(std::popcount(some));
        }
        for (std::size_t k = 0; k < count; ++k) {
            const std::size_t group = groups[k];
            std::int32_t four;
            std::memcpy(&four, in + 4 * group, sizeof four);
            const __m256i input = _mm256_set1_epi32(four);
            for (std::size_t r = 0; r < kRegisters; ++r) {
                const __m256i products = _mm256_maddubs_epi16(input, _mm256_load_si256(rows + group * kRegisters + r));
                totals[r] = _mm256_add_epi32(totals[r], _mm256_madd_epi16(products, ones));
            }
        }
        for (std::size_t r = 0; r < kRegisters; ++r) {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(out) + r, totals[r]);
        }
#else
        std::copy(biases.begin(), biases.end(), out);
        for (int i = 0; i < kIn; ++i) {
            if (in[i] == 0) continue;
            for (int o = 0; o < kOut; ++o) out[o] += in[i] * weights[place(i, o)];
        }
#endif
    }

    // The sums as 16-bit numbers from 0 on, without their lowest bits.
    template <int kShift>
    void rectified(const std::uint8_t* in, std::int16_t* out) const {
        alignas(32) std::array<std::int32_t, kOut> totals;
        sums(in, totals.data());
        rectify<kShift, kOut>(totals.data(), out);
    }
};

// 16-bit numbers in, 16-bit weights: the two weights of each output for every two inputs together.
template <int kIn, int kOut>
struct Dense16 {
    static_assert(kIn % 2 == 0 && kOut % 8 == 0);
    alignas(32) std::array<std::int16_t, kIn * kOut> weights;
    alignas(32) std::array<std::int32_t, kOut> biases;

    static constexpr std::size_t place(int in, int out) {
        return static_cast<std::size_t>(((in / 2) * kOut + out) * 2 + in % 2);
    }

    void sums(const std::int16_t* in, std::int32_t* out) const {
#if defined(__AVX2__)
        constexpr int kRegisters = kOut / 8;
        __m256i totals[kRegisters];
        const auto* const bias = reinterpret_cast<const __m256i*>(biases.data());
        for (std::size_t r = 0; r < kRegisters; ++r) totals[r] = _mm256_load_si256(bias + r);
        const auto* const rows = reinterpret_cast<const __m256i*>(weights.data());
        for (int pair = 0; pair < kIn / 2; ++pair) {
            std::int32_t two;
            std::memcpy(&two, in + 2 * pair, sizeof two);
            const __m256i input = _mm256_set1_epi32(two);
            for (int r = 0; r < kRegisters; ++r) {
                auto& total = totals[static_cast<std::size_t>(r)];
                total = _mm256_add_epi32(total, _mm256_madd_epi16(input, _mm256_load_si256(rows + pair * kRegisters + r)));
            }
        }
        for (std::size_t r = 0; r < kRegisters; ++r) {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(out) + r, totals[r]);
        }
#else
        std::copy(biases.begin(), biases.end(), out);
        for (int i = 0; i < kIn; ++i) {
            for (int o = 0; o < kOut; ++o) out[o] += std::int32_t{in[i]} * weights[place(i, o)];
        }
#endif
    }

    template <int kShift>
    void rectified(const std::int16_t* in, std::int16_t* out) const {
        alignas(32) std::array<std::int32_t, kOut> totals;
        sums(in, totals.data());
        rectify<kShift, kOut>(totals.data(), out);
    }
};

using Floats = float __attribute__((vector_size(32)));

// e to powers of at most 0, to some 1e-6: e^x = 2^k · e^f with |f| ≤ ½ ln 2, e^f by its series.
inline Floats exponentials(Floats x) {
    using Whole = std::int32_t __attribute__((vector_size(32)));
    constexpr float kLeast = -87;  // e to less is no normal number
    x = x > kLeast ? x : Floats{} + kLeast;
    const Whole k = __builtin_convertvector(x * 1.44269504F - 0.5F, Whole);  // towards 0: rounded
    const Floats f = x - __builtin_convertvector(k, Floats) * 0.69314718F;
    const Floats part = 1 + f * (1 + f * (0.5F + f * (1.0F / 6 + f * (1.0F / 24 + f * (1.0F / 120)))));
    return std::bit_cast<Floats>((k + 127) << 23) * part;
}

}  // namespace parlour

#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace parlour {

// Vectors of small numbers for networks. Compilers make of them what the instruction set has: one
// register with AVX2, two with SSE2 or NEON.
using Int16s = std::int16_t __attribute__((vector_size(32)));
inline constexpr int kInt16s = 16;

inline Int16s clamped(Int16s values, std::int16_t least, std::int16_t most) {
    const Int16s low = Int16s{} + least, high = Int16s{} + most;
    values = values > low ? values : low;
    return values < high ? values : high;
}

// The sum of all products a·b, in 32 bits for each pair.
class DotProduct {
public:
    void add(Int16s a, Int16s b) {
#if defined(__AVX2__)
        sums_ = _mm256_add_epi32(sums_, _mm256_madd_epi16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
#else
        for (int i = 0; i < kInt16s; ++i) sums_[i / 2] += std::int32_t{a[i]} * b[i];
#endif
    }

    std::int64_t sum() const {
        std::array<std::int32_t, 8> parts;
        std::memcpy(parts.data(), &sums_, sizeof parts);
        std::int64_t total = 0;
        for (const std::int32_t part : parts) total += part;
        return total;
    }

private:
#if defined(__AVX2__)
    __m256i sums_ = _mm256_setzero_si256();
#else
    std::int32_t sums_[8]{};
#endif
};

}  // namespace parlour

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace parlour {

namespace detail {

// 64 bits as 64 bytes of 0 or 1, the lowest first.
inline void spread(std::uint64_t bits, std::uint8_t* out) {
#if defined(__AVX2__)
    const __m256i copies = _mm256_set1_epi64x(static_cast<long long>(bits));
    const __m256i each = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201u)), ones = _mm256_set1_epi8(1);
    const __m256i low = _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,  //
                                         2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
    const __m256i high = _mm256_or_si256(low, _mm256_set1_epi8(4));
    auto* const to = reinterpret_cast<__m256i*>(out);
    _mm256_storeu_si256(to, _mm256_min_epu8(_mm256_and_si256(_mm256_shuffle_epi8(copies, low), each), ones));
    _mm256_storeu_si256(to + 1, _mm256_min_epu8(_mm256_and_si256(_mm256_shuffle_epi8(copies, high), each), ones));
#else
    for (int i = 0; i < 8; ++i) {
        const std::uint64_t copies = (bits >> 8 * i & 255) * 0x0101010101010101u & 0x8040201008040201u;
        const std::uint64_t bytes = (copies + 0x7F7F7F7F7F7F7F7Fu) >> 7 & 0x0101010101010101u;
        for (int j = 0; j < 8; ++j) out[8 * i + j] = static_cast<std::uint8_t>(bytes >> 8 * j);
    }
#endif
}

// 64 bytes of 0 or 1 as 64 bits.
inline std::uint64_t gathered(const std::uint8_t* marks) {
    std::uint64_t bits = 0;
#if defined(__AVX2__)
    const auto* const from = reinterpret_cast<const __m256i*>(marks);
    for (int i = 0; i < 2; ++i) {
        const auto part = _mm256_movemask_epi8(_mm256_slli_epi16(_mm256_loadu_si256(from + i), 7));
        bits |= std::uint64_t{static_cast<std::uint32_t>(part)} << 32 * i;
    }
#elif defined(__SSE2__)
    const auto* const from = reinterpret_cast<const __m128i*>(marks);
    for (int i = 0; i < 4; ++i) {
        const auto part = _mm_movemask_epi8(_mm_slli_epi16(_mm_loadu_si128(from + i), 7));
        bits |= std::uint64_t{static_cast<std::uint32_t>(part)} << 16 * i;
    }
#else
    for (int i = 0; i < 64; ++i) bits |= std::uint64_t{marks[i]} << i;
#endif
    return bits;
}

}  // namespace detail

// Writes sets one behind the other into a row of bytes: 1 for what is in the set, else 0.
class Marks {
public:
    explicit Marks(std::span<std::uint8_t> out) : at_(out.data()), end_(out.data() + out.size()) {}

    // The lowest `count` bits of a word, at most 64.
    void put(std::uint64_t bits, int count) {
        std::array<std::uint8_t, 64> last;
        // Whole vectors where there is room behind; what is too much is written over by what follows.
        std::uint8_t* const out = end_ - at_ >= 64 ? at_ : last.data();
        detail::spread(bits, out);
        if (out != at_) std::memcpy(at_, last.data(), static_cast<std::size_t>(count));
        at_ += count;
    }

    // The same number for all of `count` places.
    void fill(std::uint8_t number, int count) {
        std::memset(at_, number, static_cast<std::size_t>(count));
        at_ += count;
    }

private:
    std::uint8_t *at_, *end_;
};

// The place of the k-th bit that is set (from 0); there are more than k.
inline int nth_bit(std::uint64_t word, int k) {
#if defined(__BMI2__)
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << k, word));
#else
    for (; k > 0; --k) word &= word - 1;
    return std::countr_zero(word);
#endif
}

// The place of the k-th mark (from 0) in a row of bytes that are 0 or 1; there are more than k.
inline std::size_t nth_mark(std::span<const std::uint8_t> marks, int k) {
    std::size_t at = 0;
    for (; at + 64 <= marks.size(); at += 64) {
        const std::uint64_t bits = detail::gathered(marks.data() + at);
        const int count = std::popcount(bits);
        if (k < count) return at + static_cast<std::size_t>(nth_bit(bits, k));
        k -= count;
    }
    std::array<std::uint8_t, 64> last{};
    std::memcpy(last.data(), marks.data() + at, marks.size() - at);
    return at + static_cast<std::size_t>(nth_bit(detail::gathered(last.data()), k));
}

}  // namespace parlour

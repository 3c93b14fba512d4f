#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace parlour {

// Mixes a number into a running hash; good enough for keys of transposition tables (the multiply
// and fold of wyhash, Wang Yi 2019).
inline std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
    __extension__ using Wide = unsigned __int128;
    const Wide product =
        static_cast<Wide>(hash ^ 0xA0761D6478BD642Fu) * (value ^ 0xE7037ED1A0B428DBu);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

// The hash of `size` bytes of plain memory.
inline std::uint64_t mixed_bytes(std::uint64_t hash, const void* bytes, std::size_t size) {
    const auto* at = static_cast<const unsigned char*>(bytes);
    for (; size >= 8; size -= 8, at += 8) {
        std::uint64_t word;
        std::memcpy(&word, at, 8);
        hash = mixed(hash, word);
    }
    std::uint64_t word = 0;
    std::memcpy(&word, at, size);
    return mixed(hash, word ^ size << 56);
}

}  // namespace parlour

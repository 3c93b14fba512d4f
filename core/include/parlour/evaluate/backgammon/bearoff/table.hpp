#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "parlour/base/file.hpp"
#include "parlour/base/hash.hpp"

namespace parlour::backgammon::bearoff {

static_assert(std::endian::native == std::endian::little, "tables are little-endian and read as they lie");

enum class Kind : std::uint32_t { kOneSided = 1, kTwoSided = 2, kHypergammon = 3 };

inline constexpr std::array<Kind, 3> kKinds{Kind::kOneSided, Kind::kTwoSided, Kind::kHypergammon};

constexpr std::string_view name(Kind kind) {
    constexpr std::array<std::string_view, 3> kNames{"one-sided", "two-sided", "hypergammon"};
    return kNames[static_cast<std::size_t>(kind) - 1];
}

// How every table's file begins. A change of any format raises the version.
struct Header {
    std::array<char, 8> magic{'P', 'A', 'R', 'L', 'B', 'O', 'F', 'F'};
    std::uint32_t version = 1;
    Kind kind{};
    std::uint32_t points = 0, checkers = 0;
    std::uint64_t positions = 0;  // of one side
    std::uint64_t size = 0;       // bytes after the header
    std::uint64_t check = 0;      // `check_of` the file
    std::array<std::uint64_t, 2> unused{};
};
static_assert(sizeof(Header) == 64);

// What is wrong with a file.
enum class Fault { kNone, kMissing, kForeign, kVersion, kKind, kShort, kDamaged };

constexpr std::string_view name(Fault fault) {
    constexpr std::array<std::string_view, 7> kNames{"", "missing", "foreign", "version", "kind", "short", "damaged"};
    return kNames[static_cast<std::size_t>(fault)];
}

// Four running hashes side by side: one would wait for its own multiplications.
inline std::uint64_t checked(const std::byte* bytes, std::size_t size) {
    const std::size_t quarter = size / 32 * 8;
    std::array<std::uint64_t, 4> sums{1, 2, 3, 4};
    for (std::size_t i = 0; i < quarter; i += 8) {
        for (std::size_t lane = 0; lane < 4; ++lane) {
            std::uint64_t word;
            std::memcpy(&word, bytes + lane * quarter + i, 8);
            sums[lane] = mixed(sums[lane], word);
        }
    }
    std::uint64_t sum = size;
    for (const auto lane : sums) sum = mixed(sum, lane);
    return mixed_bytes(sum, bytes + 4 * quarter, size - 4 * quarter);
}

// A table's file: header and contents, of which there are `size` bytes to be filled and then sealed.
inline std::vector<std::byte> unsealed(Kind kind, int points, int checkers, std::uint64_t positions, std::size_t size) {
    Header header;
    header.kind = kind;
    header.points = static_cast<std::uint32_t>(points);
    header.checkers = static_cast<std::uint32_t>(checkers);
    header.positions = positions;
    header.size = size;
    std::vector<std::byte> file(sizeof header + size);
    std::memcpy(file.data(), &header, sizeof header);
    return file;
}

// The check of a file: of its contents, and of its header as far as the check itself.
inline std::uint64_t check_of(const std::byte* file, std::size_t size) {
    const std::uint64_t contents = checked(file + sizeof(Header), size - sizeof(Header));
    return mixed_bytes(contents, file, offsetof(Header, check));
}

inline void seal(std::vector<std::byte>& file) {
    const std::uint64_t check = check_of(file.data(), file.size());
    std::memcpy(file.data() + offsetof(Header, check), &check, sizeof check);
}

// What is wrong with these bytes as a table of this kind; its header if nothing is. Whether points,
// checkers and positions fit each other is for the kind to say.
inline Fault inspect(const Bytes& bytes, Kind kind, Header& header) {
    const Header known;
    if (bytes.size() >= sizeof known.magic && std::memcmp(bytes.data(), &known.magic, sizeof known.magic) != 0) {
        return Fault::kForeign;
    }
    if (bytes.size() < sizeof header) return Fault::kShort;
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.version != known.version) return Fault::kVersion;
    if (header.kind != kind) return Fault::kKind;
    if (bytes.size() - sizeof header != header.size) return Fault::kShort;
    return check_of(bytes.data(), bytes.size()) == header.check ? Fault::kNone : Fault::kDamaged;
}

}  // namespace parlour::backgammon::bearoff

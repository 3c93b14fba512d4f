#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <algorithm>

#include "parlour/base/pages.hpp"
#include "parlour/game.hpp"

namespace parlour {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

// What is remembered of a position. `score` counts plies to the end from this position.
struct Remembered {
    Move move = kNoMove;
    std::int16_t score = 0, evaluation = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::kNone;

    static constexpr Move kNoMove = 0xFFFF;
};

// A transposition table that threads share without locks: an entry's two words are checked against
// each other (Hyatt and Mann, "A lock-less transposition-table implementation", 2002). Four entries
// share a cache line; of these the one of least depth, counted less for its age, is replaced.
class TranspositionTable {
public:
    explicit TranspositionTable(double mebibytes) {
        const auto wanted = static_cast<std::uint64_t>(mebibytes * (1 << 20)) / sizeof(Bucket);
        buckets_ = std::bit_floor(std::max<std::uint64_t>(wanted, 64));
        pages_ = zeroed_pages(buckets_ * sizeof(Bucket));
        table_ = reinterpret_cast<Bucket*>(pages_.get());
    }

    void clear() {
        for (std::uint64_t i = 0; i < buckets_; ++i) {
            for (auto& entry : table_[i].entries) {
                entry.data.store(0, std::memory_order_relaxed);
                entry.check.store(0, std::memory_order_relaxed);
            }
        }
        age_ = 0;
    }

    // Entries of earlier searches are replaced first.
    void grow_older() { age_ = (age_ + 1) & 63; }

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

    Remembered find(std::uint64_t key) const {
        for (const auto& entry : bucket(key).entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if ((entry.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) return unpacked(data);
        }
        return {};
    }

    void keep(std::uint64_t key, const Remembered& what) {
        Bucket& bucket = table_[index(key)];
        Entry* chosen = nullptr;
        int least = 1 << 30;
        for (auto& entry : bucket.entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if ((entry.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
                // The same position: a shallow bound does not drive out a deep one of this search.
                const Remembered old = unpacked(data);
                if (what.bound != Bound::kExact && age_of(data) == age_ && old.depth > what.depth + 3) return;
                chosen = &entry;
                break;
            }
            const int worth = data == 0 ? -1 : depth_of(data) - 8 * ((age_ - age_of(data)) & 63) + 1000;
            if (worth < least) {
                least = worth;
                chosen = &entry;
            }
        }
        Remembered kept = what;
        if (kept.move == Remembered::kNoMove) {
            const std::uint64_t data = chosen->data.load(std::memory_order_relaxed);
            if ((chosen->check.load(std::memory_order_relaxed) ^ data) == key) kept.move = unpacked(data).move;
        }
        const std::uint64_t data = packed(kept);
        chosen->data.store(data, std::memory_order_relaxed);
        chosen->check.store(key ^ data, std::memory_order_relaxed);
    }

    // The share of entries of this search, from a sample.
    double full() const {
        int used = 0, seen = 0;
        for (std::uint64_t i = 0; i < std::min<std::uint64_t>(buckets_, 250); ++i) {
            for (const auto& entry : table_[i].entries) {
                const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
                used += data != 0 && age_of(data) == age_;
                ++seen;
            }
        }
        return static_cast<double>(used) / seen;
    }

private:
    struct Entry {
        std::atomic<std::uint64_t> data, check;
    };
    struct Bucket {
        Entry entries[4];
    };
    static_assert(sizeof(Bucket) == 64);

    // Move 16, score 16, evaluation 16, depth 8, bound 2, age 6 bits.
    std::uint64_t packed(const Remembered& what) const {
        return std::uint64_t{what.move} | std::uint64_t{static_cast<std::uint16_t>(what.score)} << 16 |
               std::uint64_t{static_cast<std::uint16_t>(what.evaluation)} << 32 | std::uint64_t{what.depth} << 48 |
               static_cast<std::uint64_t>(what.bound) << 56 | static_cast<std::uint64_t>(age_) << 58;
    }
    static Remembered unpacked(std::uint64_t data) {
        return {static_cast<Move>(data), static_cast<std::int16_t>(data >> 16), static_cast<std::int16_t>(data >> 32),
                static_cast<std::uint8_t>(data >> 48), static_cast<Bound>(data >> 56 & 3)};
    }
    static int depth_of(std::uint64_t data) { return static_cast<int>(data >> 48 & 255); }
    static int age_of(std::uint64_t data) { return static_cast<int>(data >> 58); }

    std::uint64_t index(std::uint64_t key) const { return (key >> 20) & (buckets_ - 1); }
    const Bucket& bucket(std::uint64_t key) const { return table_[index(key)]; }

    Pages pages_;
    Bucket* table_ = nullptr;
    std::uint64_t buckets_ = 0;
    int age_ = 0;
};

}  // namespace parlour

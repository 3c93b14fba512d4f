#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlour {

// How hard it seems to show that the player to move wins, and that he does not; 0 is shown.
struct ProofNumbers {
    static constexpr std::uint32_t kNever = (1u << 25) - 1, kMost = kNever - 1;

    std::uint32_t prove = 1, disprove = 1;

    static ProofNumbers won() { return {0, kNever}; }
    static ProofNumbers lost() { return {kNever, 0}; }
    bool settled() const { return prove == 0 || disprove == 0; }
    ProofNumbers turned() const { return {disprove, prove}; }  // seen by the other player
};

// A key of a proof table: plain memory compared as a whole, and up to seven bits beside, which
// find room next to the numbers.
template <class Word>
struct ProofKey {
    Word word;
    std::uint8_t tag = 0;

    friend bool operator==(const ProofKey&, const ProofKey&) = default;
};

// Proof numbers by exact keys, in buckets of four; of a full bucket the entry that took the least
// work goes, entries of earlier questions first.
template <class Key>
class ProofTable {
public:
    explicit ProofTable(std::size_t bytes)
        : buckets_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))) {}

    // Has what belongs to a hash fetched into the cache.
    void prefetch(std::uint64_t hash) const { __builtin_prefetch(&buckets_[hash & (buckets_.size() - 1)]); }

    // The numbers of a key, or nothing. They stay where they are until the next call.
    const ProofNumbers* find(const Key& key, std::uint64_t hash) {
        for (const Entry& entry : bucket(hash).entries) {
            if (entry.is(key)) {
                found_ = {static_cast<std::uint32_t>(entry.prove), static_cast<std::uint32_t>(entry.disprove)};
                return &found_;
            }
        }
        return nullptr;
    }

    // `work`: the states looked at for these numbers.
    void store(const Key& key, std::uint64_t hash, ProofNumbers numbers, std::uint64_t work) {
        Bucket& chosen = bucket(hash);
        Entry* place = nullptr;
        for (Entry& entry : chosen.entries) {
            if (entry.is(key)) {
                work += std::uint64_t{1} << 2 * entry.effort;
                place = &entry;
                break;
            }
            if (place == nullptr || worth(entry) < worth(*place)) place = &entry;
        }
        filled_ += !place->used();
        place->word = key.word;
        place->tag = key.tag;
        place->age = age_;
        place->effort = static_cast<std::uint64_t>(std::min<int>(15, (static_cast<int>(std::bit_width(work)) - 1) / 2));
        place->prove = numbers.prove;
        place->disprove = numbers.disprove;
    }

    // A new question: what is there may stay, but goes first.
    void touch() { age_ = age_ % 7 + 1; }

    double fullness() const { return static_cast<double>(filled_) / (4.0 * static_cast<double>(buckets_.size())); }

    void clear() {
        std::fill(buckets_.begin(), buckets_.end(), Bucket{});
        filled_ = 0;
    }

private:
    struct Entry {
        decltype(Key::word) word{};
        std::uint64_t tag : 7 = 0;
        std::uint64_t age : 3 = 0;     // 0: free
        std::uint64_t effort : 4 = 0;  // log 4 of the work
        std::uint64_t prove : 25 = 0;
        std::uint64_t disprove : 25 = 0;

        bool used() const { return age != 0; }
        bool is(const Key& key) const { return word == key.word && tag == key.tag && used(); }
    };
    struct alignas(64) Bucket {
        Entry entries[4];
    };

    Bucket& bucket(std::uint64_t hash) { return buckets_[hash & (buckets_.size() - 1)]; }

    int worth(const Entry& entry) const {
        if (!entry.used()) return -1;
        return static_cast<int>(entry.effort) + 16 * (entry.age == age_);
    }

    std::vector<Bucket> buckets_;
    ProofNumbers found_;
    std::size_t filled_ = 0;
    unsigned age_ = 1;
};

}  // namespace parlour

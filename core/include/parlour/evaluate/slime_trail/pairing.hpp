#pragma once

#include <array>
#include <cstdint>

namespace parlour::slime_trail {

// Matchings of the cells of a small board, each with a neighbour: Edmonds' blossom algorithm (1965).
//
// Some cells may be optional: to leave them alone costs nothing. Then it covers as many of the
// others as can be, by the exchange property of the sets that matchings cover.
template <class Sheet>
class Pairing {
public:
    using Set = typename Sheet::Set;
    using Neighbours = std::array<Set, Sheet::kMaxCells>;

    explicit Pairing(const Neighbours& near) : near_(near) {}

    // Pairs cells of `graph` so that as many as possible outside `optional` have a partner.
    void cover(Set graph, Set optional) {
        graph_ = graph;
        optional_ = optional & graph;
        alone_ = graph;
        greedy();
        lonely_ = Set{};
        while (true) {
            const Set waiting = alone_ & ~(optional_ | lonely_);
            if (!Sheet::any(waiting)) break;
            const int cell = Sheet::first(waiting);
            if (!augment(cell)) lonely_ |= Sheet::one(cell);
        }
    }

    // After `cover`: the cells that must have a partner and found none.
    Set lonely() const { return lonely_; }

    // After `cover`: whether one more cell, outside the graph, is in every best pairing of the two
    // together: whether a partner can be found for it without another losing his.
    bool takes(int cell) {
        graph_ |= Sheet::one(cell);
        alone_ |= Sheet::one(cell);
        return augment(cell);
    }

    // After `cover`: the cells outside `optional` that some best pairing leaves alone.
    Set spare() {
        Set found{};
        for (Set rest = lonely_; Sheet::any(rest); rest &= rest - 1) {
            augment(Sheet::first(rest));  // cannot: but it looks at all that could be left instead
            found |= even_;
        }
        return found & ~optional_;
    }

    int partner(int cell) const { return Sheet::has(alone_, cell) ? -1 : mate_[index(cell)]; }

private:
    static constexpr std::size_t index(int cell) { return static_cast<std::size_t>(cell); }

    void join(int one, int other) {
        mate_[index(one)] = static_cast<std::uint8_t>(other);
        mate_[index(other)] = static_cast<std::uint8_t>(one);
    }

    // A first pairing: whoever has fewest neighbours left among the next few goes first.
    void greedy() {
        for (Set waiting = graph_ & ~optional_; Sheet::any(waiting); waiting &= waiting - 1) {
            const int cell = Sheet::first(waiting);
            if (!Sheet::has(alone_, cell)) continue;
            Set free = near_[index(cell)] & alone_;
            if (Sheet::any(free & ~optional_)) free &= ~optional_;
            if (!Sheet::any(free)) continue;
            int chosen = Sheet::first(free), fewest = 9;
            for (; Sheet::any(free); free &= free - 1) {
                const int other = Sheet::first(free);
                const int count = Sheet::count(near_[index(other)] & alone_);
                if (count < fewest) {
                    fewest = count;
                    chosen = other;
                }
            }
            join(cell, chosen);
            alone_ &= ~(Sheet::one(cell) | Sheet::one(chosen));
        }
    }

    // Finds a partner for `root` by passing others on, or somebody optional to leave alone instead.
    // Afterwards `even_` holds the cells that could be alone in its place.
    bool augment(int root) {
        even_ = odd_ = Set{};
        shrunk_ = false;
        int head = 0;
        tail_ = 0;
        reach(root);
        while (head < tail_) {
            const int cell = queue_[index(head++)];
            Set others = near_[index(cell)] & graph_;
            if (const Set free = others & alone_ & ~Sheet::one(root); Sheet::any(free)) {
                const int last = Sheet::first(free);
                from_[index(last)] = static_cast<std::uint8_t>(cell);
                flip(last);
                alone_ &= ~(Sheet::one(root) | Sheet::one(last));
                return true;
            }
            for (; Sheet::any(others); others &= others - 1) {
                const int other = Sheet::first(others);
                if (Sheet::has(even_, other)) {
                    if (base(cell) != base(other)) shrink(cell, other);
                } else if (!Sheet::has(odd_, other)) {
                    odd_ |= Sheet::one(other);
                    from_[index(other)] = static_cast<std::uint8_t>(cell);
                    reach(mate_[index(other)]);
                } else {
                    continue;
                }
                if (const Set left = even_ & optional_; Sheet::any(left)) {
                    const int last = Sheet::first(left);
                    if (last == root) return true;
                    flip(mate_[index(last)]);
                    alone_ &= ~Sheet::one(root);
                    alone_ |= Sheet::one(last);
                    return true;
                }
            }
        }
        return false;
    }

    void reach(int cell) {
        even_ |= Sheet::one(cell);
        queue_[index(tail_++)] = static_cast<std::uint8_t>(cell);
    }

    // Until the first blossom every cell is its own base.
    int base(int cell) const { return shrunk_ ? base_[index(cell)] : cell; }

    // The path from the root to `last` changes partners all along.
    void flip(int last) {
        const int root = queue_[0];
        for (int cell = last;;) {
            const int before = from_[index(cell)];
            const int next = mate_[index(before)];
            join(cell, before);
            if (before == root) return;
            cell = next;
        }
    }

    // An odd circle through `one` and `other`: all its cells can be reached evenly.
    void shrink(int one, int other) {
        if (!shrunk_) {
            for (int cell = 0; cell < Sheet::kMaxCells; ++cell) base_[index(cell)] = static_cast<std::uint8_t>(cell);
            shrunk_ = true;
        }
        const int root = queue_[0];
        Set seen{};
        int stem = base(one);
        while (true) {
            seen |= Sheet::one(stem);
            if (stem == root) break;
            stem = base(from_[mate_[index(stem)]]);
        }
        stem = base(other);
        while (!Sheet::has(seen, stem)) stem = base(from_[mate_[index(stem)]]);
        Set circle{};
        climb(one, stem, other, circle);
        climb(other, stem, one, circle);
        for (Set rest = even_ | odd_; Sheet::any(rest); rest &= rest - 1) {
            const int cell = Sheet::first(rest);
            if (!Sheet::has(circle, base(cell))) continue;
            base_[index(cell)] = static_cast<std::uint8_t>(stem);
            if (!Sheet::has(even_, cell)) reach(cell);
        }
    }

    void climb(int cell, int stem, int child, Set& circle) {
        while (base(cell) != stem) {
            const int mate = mate_[index(cell)];
            circle |= Sheet::one(base(cell)) | Sheet::one(base(mate));
            from_[index(cell)] = static_cast<std::uint8_t>(child);
            child = mate;
            cell = from_[index(mate)];
        }
        circle |= Sheet::one(stem);
    }

    const Neighbours& near_;
    Set graph_{}, optional_{}, alone_{}, lonely_{};
    Set even_{}, odd_{};  // of the search from one root; a cell in a blossom is in both
    bool shrunk_ = false;
    int tail_ = 0;
    std::array<std::uint8_t, Sheet::kMaxCells> mate_{}, from_{}, base_{}, queue_{};
};

}  // namespace parlour::slime_trail

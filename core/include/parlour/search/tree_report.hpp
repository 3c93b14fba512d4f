#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "parlour/search/any_search.hpp"
#include "parlour/search/tree.hpp"

namespace parlour {

// A move and those visited most after it, as far as players decide.
inline std::vector<Move> favourites(const Tree& tree, const TreeNode& from) {
    std::vector<Move> pv{from.move};
    for (const TreeNode* node = &from; node->count > 0 && node->actor >= 0;) {
        const auto children = tree.children(*node);
        node = &*std::ranges::max_element(children, {}, &TreeNode::visits);
        if (node->visits == 0) break;
        pv.push_back(node->move);
    }
    return pv;
}

// What trees of the same position know of its moves, added up: at most so many, best first. By visits, but
// what is certain where its value puts it.
inline std::vector<Line> added_up(const std::vector<const Tree*>& trees, std::size_t most) {
    struct Sum {
        Line line;
        double total = 0;
        bool proven = false;
    };
    std::vector<Sum> sums;
    std::unordered_map<Move, std::size_t> places;  // in `sums`
    for (const Tree* tree : trees) {
        const auto seat = static_cast<std::size_t>(std::max<int>(tree->root().actor, 0));
        for (const auto& child : tree->children(tree->root())) {
            const auto [place, is_new] = places.try_emplace(child.move, sums.size());
            if (is_new) sums.emplace_back();
            Sum& sum = sums[place->second];
            if (is_new || child.visits > sum.line.visits) sum.line.pv = favourites(*tree, child);
            sum.line.visits += child.visits;
            sum.total += child.total;
            if (child.proven != 0) {
                sum.proven = true;
                sum.line.value = tree->result(child)[seat];
            }
        }
    }
    double rival = std::numeric_limits<double>::lowest();
    std::uint64_t visits = 0;
    for (auto& sum : sums) {
        if (sum.proven) continue;
        sum.line.value = sum.line.visits > 0 ? sum.total / static_cast<double>(sum.line.visits) : 0;
        if (sum.line.visits >= visits) {
            visits = sum.line.visits;
            rival = sum.line.value;
        }
    }
    const auto rank = [&](const Sum& sum) {
        const int class_ = sum.proven ? (sum.line.value >= rival ? 1 : -1) : 0;
        return std::tuple(class_, class_ == 0 ? static_cast<double>(sum.line.visits) : sum.line.value, sum.line.value);
    };
    std::ranges::stable_sort(sums, [&](const Sum& one, const Sum& other) { return rank(one) > rank(other); });
    std::vector<Line> lines;
    for (std::size_t i = 0; i < std::min(sums.size(), most); ++i) {
        Line& line = sums[i].line;
        line.proven = sums[i].proven;
        line.score = static_cast<int>(std::lround(100 * line.value));
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace parlour

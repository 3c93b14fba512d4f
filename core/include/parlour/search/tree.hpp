#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <vector>

#include "parlour/game.hpp"

namespace parlour {

// A move in a tree of simulations and the position after it, which is not kept. Sums are from the
// view of the seat that chose the move (at chance nodes and at the root: of seat 0).
struct TreeNode {
    std::uint32_t first = 0;  // of its moves, which lie side by side
    std::uint32_t visits = 0;
    float total = 0;
    float prior = 0;           // at a chance node the outcome's probability
    std::uint32_t proven = 0;  // which result is certain; 0 none
    Move move = 0;
    std::uint16_t count = 0;  // of its moves; 0 until it is opened
    std::int8_t actor = kNobody;  // also where the move has not been made yet

    double mean() const { return visits == 0 ? 0 : static_cast<double>(total) / visits; }
};

// Nodes in one piece of memory of fixed size; pages are taken from the system as they are used.
class Tree {
public:
    // At least `least` nodes.
    Tree(double mebibytes, std::size_t least)
        : capacity_(std::max(least, static_cast<std::size_t>(mebibytes * (1 << 20)) / sizeof(TreeNode))) {
        nodes_.reset(static_cast<TreeNode*>(std::malloc(capacity_ * sizeof(TreeNode))));
        if (!nodes_) throw std::bad_alloc();
    }

    // Empty again but for the root.
    TreeNode& begin() {
        used_ = 0;
        results_.assign(1, Payoffs{});
        return *new (&nodes_.get()[used_++]) TreeNode;
    }

    TreeNode& root() { return nodes_.get()[0]; }
    const TreeNode& root() const { return nodes_.get()[0]; }

    // Room for the moves of a node; nothing where the memory is full.
    std::span<TreeNode> open(TreeNode& node, std::size_t count) {
        if (used_ + count > capacity_ || count > 0xFFFF) return {};
        node.first = static_cast<std::uint32_t>(used_);
        node.count = static_cast<std::uint16_t>(count);
        used_ += count;
        for (std::size_t i = 0; i < count; ++i) new (&nodes_.get()[node.first + i]) TreeNode;
        return children(node);
    }

    std::span<TreeNode> children(const TreeNode& node) { return {&nodes_.get()[node.first], node.count}; }
    std::span<const TreeNode> children(const TreeNode& node) const { return {&nodes_.get()[node.first], node.count}; }

    void prove(TreeNode& node, const Payoffs& result) {
        node.proven = static_cast<std::uint32_t>(results_.size());
        results_.push_back(result);
    }
    const Payoffs& result(const TreeNode& node) const { return results_[node.proven]; }

    double fullness() const { return static_cast<double>(used_) / static_cast<double>(capacity_); }

private:
    struct Free {
        void operator()(TreeNode* memory) const { std::free(memory); }
    };

    std::size_t capacity_, used_ = 0;
    std::unique_ptr<TreeNode, Free> nodes_;
    std::vector<Payoffs> results_;
};

}  // namespace parlour

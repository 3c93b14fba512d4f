#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "parlour/search/any_search.hpp"
#include "parlour/search/clock.hpp"
#include "parlour/search/guess.hpp"
#include "parlour/search/tree.hpp"
#include "parlour/search/tree_report.hpp"

namespace parlour {

// Simulations in a growing tree, over any game: any number of players, compound turns, dice. Without
// an order of moves by UCT (Kocsis and Szepesvári 2006), with one by PUCT (Rosin 2011). A seat that
// decides goes by its own payoffs, so nothing assumes that players alternate. Results that are
// certain are carried up (Winands, Björnsson and Saito 2008).
//
// Threads grow trees of their own, which are added up (root parallel): with limits of nodes the
// result is the same every time.
template <Game G, Guesses<G> E>
class Mcts {
public:
    using Position = typename G::Position;

    struct Settings {
        double mebibytes = 64;
        int threads = 1;
        int lines = 1;
        double exploration = 0;  // 0: what suits the evaluator
        std::uint64_t seed = 0;
    };

    Mcts(const G& game, const E& evaluator, const Settings& settings)
        : game_(game), evaluator_(evaluator), settings_(settings) {
        for (int i = 0; i < settings.threads; ++i) workers_.push_back(std::make_unique<Worker>(*this, i));
    }

    // The position must not be over.
    Report run(const Position& at, const Limits& limits, const std::atomic<bool>& stopped, const Tell& tell) {
        SearchClock clock(limits, stopped);
        if constexpr (Strikes<E, G>) {
            if (const auto move = evaluator_.strike(at)) return struck(*move, clock);
        }
        const auto threads = static_cast<std::uint64_t>(settings_.threads);
        const auto share = [&](std::uint64_t i) {
            return limits.nodes == 0 ? 0 : std::max<std::uint64_t>(1, limits.nodes / threads + (i < limits.nodes % threads));
        };
        std::atomic<bool> finished{false};
        {
            std::vector<std::jthread> others;
            for (std::size_t i = 1; i < workers_.size(); ++i) {
                others.emplace_back([&, i] { workers_[i]->grow(at, share(i), limits.depth, [&] { return finished.load() || clock.is_late(); }, [] {}); });
            }
            // Also where `tell` throws; within a limit of nodes each thread does its share.
            struct Finish {
                std::atomic<bool>& finished;
                bool waits;
                ~Finish() { if (!waits) finished = true; }
            } finish{finished, limits.nodes > 0};
            workers_[0]->grow(at, share(0), limits.depth, [&] { return clock.is_late(); }, [&] {
                if (tell) tell(report(clock, false));
            });
        }
        return report(clock, true);
    }

    // Forgets the last position. What is known of it helps, within a limit of time, with the next step of
    // its turn.
    void clear() {
        for (auto& worker : workers_) worker->forget();
    }

private:
    static constexpr bool kHasPriors = RatesMoves<E, G>;
    // A player with the most that can be had need not look for more; with dice payoffs have no such bound.
    static constexpr double kMost = ChanceGame<G> ? std::numeric_limits<double>::infinity() : 1.0;

    class Worker {
    public:
        Worker(const Mcts& search, int number)
            : search_(search), game_(search.game_), evaluator_(search.evaluator_),
              number_(static_cast<std::uint64_t>(number)),
              tree_(search.settings_.mebibytes / search.settings_.threads, G::kMaxMoves + std::size_t{1}), moves_(G::kMaxMoves) {
            if constexpr (kHasPriors) ratings_.resize(G::kMaxMoves);
            exploration_ = search.settings_.exploration > 0 ? search.settings_.exploration : kHasPriors ? 1.2 : 0.4;
        }

        // Simulates until so many are done or a line is so long (0: no limit), the result is certain, or it
        // is over.
        template <class IsOver, class Hear>
        void grow(const Position& at, std::uint64_t most, int depth, const IsOver& is_over, const Hear& hear) {
            random_ = Random(Random::seed_of(search_.settings_.seed, number_));
            done_ = 0;
            sum_ = {};
            deepest_ = 0;
            // Results with a limit of nodes are to repeat.
            if (most > 0 || !goes_on(at)) {
                TreeNode& fresh = tree_.begin();
                fresh.actor = static_cast<std::int8_t>(game_.actor(at));
                low_ = std::numeric_limits<double>::max();
                high_ = std::numeric_limits<double>::lowest();
                open(fresh, at);
            }
            TreeNode& root = tree_.root();
            from_ = at;
            std::uint64_t next = 1024;
            while (root.proven == 0 && (most == 0 || done_ < most) && (depth == 0 || deepest_ < depth)) {
                simulate(at);
                ++done_;
                if (is_over()) break;
                if (done_ == next) {
                    next *= 2;
                    hear();
                }
            }
        }

        void forget() { from_.reset(); }

        const Tree& tree() const { return tree_; }
        std::uint64_t done() const { return done_; }
        // What the simulations of this run brought to every seat, added up.
        const Payoffs& sum() const { return sum_; }
        int deepest() const { return deepest_; }

    private:
        void simulate(const Position& from) {
            Position at = from;
            path_.clear();
            TreeNode* node = &tree_.root();
            path_.push_back({node, 0});
            Payoffs values;
            while (true) {
                if (node->proven != 0) {
                    values = tree_.result(*node);
                    break;
                }
                // A leaf is judged when it is met first, and opened when it is met again.
                if (node->count == 0 && !(ripe(*node) && open(*node, at))) {
                    values = evaluator_.guess(at, random_);
                    break;
                }
                const Actor view = std::max<Actor>(node->actor, 0);
                TreeNode& child = node->actor == kChance ? drawn(*node) : selected(*node);
                game_.apply(at, child.move);
                if (child.visits == 0 && child.actor == kNobody && child.proven == 0) meet(child, at);
                node = &child;
                path_.push_back({node, view});
            }
            deepest_ = std::max(deepest_, static_cast<int>(path_.size()) - 1);
            for (int seat = 0; seat < game_.players(); ++seat) {
                low_ = std::min(low_, values[static_cast<std::size_t>(seat)]);
                high_ = std::max(high_, values[static_cast<std::size_t>(seat)]);
            }
            bool proves = path_.back().node->proven != 0;
            for (std::size_t i = path_.size(); i-- > 0;) {
                TreeNode& passed = *path_[i].node;
                if (proves && passed.proven == 0) proves = prove(passed);
                if (passed.proven != 0) values = tree_.result(passed);
                const auto value = static_cast<float>(values[static_cast<std::size_t>(path_[i].view)]);
                ++passed.visits;
                passed.total = passed.proven != 0 ? value * static_cast<float>(passed.visits) : passed.total + value;
            }
            for (std::size_t seat = 0; seat < sum_.size(); ++seat) sum_[seat] += values[seat];
        }

        // Whether the position is one step further in the turn that was looked at last: what is known of it
        // is kept.
        bool goes_on(const Position& at) {
            if (!from_ || tree_.fullness() > 0.5) return false;
            const TreeNode& root = tree_.root();
            if (root.actor < 0 || root.actor != game_.actor(at)) return false;
            for (const TreeNode& child : tree_.children(root)) {
                if (child.count == 0 || child.actor != root.actor) continue;
                Position after = *from_;
                game_.apply(after, child.move);
                if (!(after == at)) continue;
                tree_.root() = child;
                return true;
            }
            return false;
        }

        // Who decides after a move that is made for the first time, or how the game ended.
        void meet(TreeNode& child, const Position& at) {
            child.actor = static_cast<std::int8_t>(game_.actor(at));
            if (child.actor == kNobody) tree_.prove(child, game_.payoffs(at));
        }

        // The fuller the memory, the more often a leaf must be met.
        bool ripe(const TreeNode& node) const {
            const double full = tree_.fullness();
            const std::uint32_t visits = full < 0.5 ? 1 : full < 0.75 ? 4 : full < 0.9 ? 16 : 64;
            return node.visits >= visits;
        }

        // Gives a node its moves; false where the memory is full.
        bool open(TreeNode& node, const Position& at) {
            if constexpr (ChanceGame<G>) {
                if (node.actor == kChance) {
                    std::array<Chance, G::kMaxChances> outcomes;
                    const auto count = static_cast<std::size_t>(game_.chances(at, outcomes.data()) - outcomes.data());
                    const auto children = tree_.open(node, count);
                    for (std::size_t i = 0; i < children.size(); ++i) {
                        children[i].move = outcomes[i].move;
                        children[i].prior = static_cast<float>(outcomes[i].probability);
                    }
                    return !children.empty();
                }
            }
            const auto count = static_cast<std::size_t>(game_.legal_moves(at, moves_.data()) - moves_.data());
            const auto children = tree_.open(node, count);
            if (children.empty()) return false;
            if constexpr (kHasPriors) {
                weigh(at, count, children);
            } else {
                // In any order, for the first visits go by it.
                for (std::size_t i = count; i > 1; --i) std::swap(moves_[i - 1], moves_[random_.below(static_cast<std::uint32_t>(i))]);
            }
            for (std::size_t i = 0; i < count; ++i) children[i].move = moves_[i];
            return true;
        }

        // Priors: a softmax of the evaluator's ratings.
        void weigh(const Position& at, std::size_t count, std::span<TreeNode> children) {
            constexpr double kTemperature = 250;
            evaluator_.rate(at, {moves_.data(), count}, ratings_.data());
            const int best = *std::max_element(ratings_.begin(), ratings_.begin() + static_cast<std::ptrdiff_t>(count));
            double sum = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const double weight = std::exp((ratings_[i] - best) / kTemperature);
                children[i].prior = static_cast<float>(weight);
                sum += weight;
            }
            for (auto& child : children) child.prior = static_cast<float>(child.prior / sum);
        }

        TreeNode& selected(TreeNode& node) {
            const auto children = tree_.children(node);
            const double scale = high_ > low_ ? 1 / (high_ - low_) : 1;
            const double visits = std::max(1u, node.visits);
            TreeNode* chosen = &children[0];
            double most = std::numeric_limits<double>::lowest();
            if constexpr (kHasPriors) {
                // What has not been tried is thought a little worse than what has.
                const double pull = exploration_ * std::sqrt(visits);
                double seen = 0, sum = 0;
                for (const auto& child : children) {
                    if (child.visits > 0) {
                        seen += child.visits;
                        sum += child.total;
                    }
                }
                const double untried = seen > 0 ? (sum / seen - low_) * scale - 0.1 : 0.5;
                for (auto& child : children) {
                    if (skipped(node, child)) continue;
                    const double value = child.visits > 0 ? (child.mean() - low_) * scale : untried;
                    const double score = value + pull * child.prior / (1 + child.visits);
                    if (score > most) {
                        most = score;
                        chosen = &child;
                    }
                }
            } else {
                const double pull = exploration_ * exploration_ * std::log(visits + 1);
                for (auto& child : children) {
                    if (child.visits == 0) return child;
                    if (skipped(node, child)) continue;
                    const double score = (child.mean() - low_) * scale + std::sqrt(pull / child.visits);
                    if (score > most) {
                        most = score;
                        chosen = &child;
                    }
                }
            }
            return *chosen;
        }

        // A certain result as bad as any teaches nothing more.
        bool skipped(const TreeNode& node, const TreeNode& child) const {
            return child.proven != 0 && tree_.result(child)[static_cast<std::size_t>(node.actor)] <= low_;
        }

        // The outcome that is furthest behind its probability, none certain while others are not.
        TreeNode& drawn(TreeNode& node) {
            TreeNode* chosen = nullptr;
            double behind = std::numeric_limits<double>::lowest();
            for (auto& child : tree_.children(node)) {
                const double due = child.prior * (node.visits + 1.0) - child.visits;
                if (due > behind) {
                    behind = due;
                    chosen = &child;
                }
            }
            return *chosen;
        }

        // Settles a node if its moves leave no doubt: with dice every outcome must be certain; a player
        // has the best there is, or every move is certain and all the best ones mean the same to all.
        bool prove(TreeNode& node) {
            const auto children = tree_.children(node);
            const bool whole = std::ranges::all_of(children, [](const TreeNode& child) { return child.proven != 0; });
            if (node.actor == kChance) {
                if (!whole) return false;
                Payoffs mean{};
                for (const auto& child : children) {
                    for (std::size_t seat = 0; seat < mean.size(); ++seat) mean[seat] += child.prior * tree_.result(child)[seat];
                }
                tree_.prove(node, mean);
                return true;
            }
            const auto seat = static_cast<std::size_t>(node.actor);
            const Payoffs* best = nullptr;
            for (const auto& child : children) {
                if (child.proven != 0 && (best == nullptr || tree_.result(child)[seat] > (*best)[seat])) best = &tree_.result(child);
            }
            if (best == nullptr || ((*best)[seat] < kMost && !whole)) return false;
            const Payoffs found = *best;
            if (found[seat] < kMost) {
                for (const auto& child : children) {
                    if (tree_.result(child)[seat] == found[seat] && tree_.result(child) != found) return false;
                }
            }
            tree_.prove(node, found);
            return true;
        }

        struct Step {
            TreeNode* node;
            Actor view;
        };

        const Mcts& search_;
        const G& game_;
        const E& evaluator_;
        std::uint64_t number_;
        Tree tree_;
        Random random_{0};
        std::optional<Position> from_;  // what the tree grows from
        std::vector<Move> moves_;
        std::vector<int> ratings_;
        std::vector<Step> path_;
        double low_ = 0, high_ = 0, exploration_ = 0;
        Payoffs sum_{};
        std::uint64_t done_ = 0;
        int deepest_ = 0;
    };

    // A win in this turn that needs no search.
    static Report struck(Move move, const SearchClock& clock) {
        Report report;
        report.depth = report.deepest = 1;
        report.nodes = 1;
        report.seconds = clock.seconds();
        Line line;
        line.pv = {move};
        line.value = kMost;
        line.score = static_cast<int>(std::lround(100 * kMost));
        line.visits = 1;
        line.proven = true;
        report.lines.push_back(std::move(line));
        return report;
    }

    // The trees added up; while they grow only the first is looked at, by its own thread.
    Report report(const SearchClock& clock, bool finished) const {
        Report report;
        report.seconds = clock.seconds();
        std::vector<const Tree*> trees;
        for (std::size_t i = 0; i < (finished ? workers_.size() : 1); ++i) {
            trees.push_back(&workers_[i]->tree());
            report.nodes += workers_[i]->done();
            report.deepest = std::max(report.deepest, workers_[i]->deepest());
            report.full = std::max(report.full, trees.back()->fullness());
        }
        for (int seat = 0; seat < game_.players(); ++seat) report.values.push_back(expected(trees.size(), static_cast<std::size_t>(seat)));
        report.lines = added_up(trees, static_cast<std::size_t>(settings_.lines));
        report.depth = static_cast<int>(report.lines.front().pv.size());
        report.deepest = std::max(report.deepest, report.depth);
        return report;
    }

    // What a seat can expect by the first trees: what is certain, else the mean of all simulations.
    double expected(std::size_t trees, std::size_t seat) const {
        double sum = 0, done = 0;
        for (std::size_t i = 0; i < trees; ++i) {
            const Tree& tree = workers_[i]->tree();
            if (tree.root().proven != 0) return tree.result(tree.root())[seat];
            sum += workers_[i]->sum()[seat];
            done += static_cast<double>(workers_[i]->done());
        }
        return sum / std::max(done, 1.0);
    }

    const G& game_;
    const E& evaluator_;
    Settings settings_;
    std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace parlour

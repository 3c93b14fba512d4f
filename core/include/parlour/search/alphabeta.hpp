#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <thread>
#include <vector>

#include "parlour/search/clock.hpp"
#include "parlour/search/cutoffs.hpp"
#include "parlour/search/evaluator.hpp"
#include "parlour/search/reductions.hpp"
#include "parlour/search/root_move.hpp"
#include "parlour/search/table.hpp"

namespace parlour {

// Alpha-beta over any duel: iterative deepening, principal variations (Marsland 1982) within
// aspiration windows, a shared transposition table, null moves, late-move reductions and prunings by
// static score. A move need not change the actor: the sign of a score follows the actor, so compound
// turns and passes need no care. Several threads share the table (lazy SMP).
//
// With one thread the result depends on the limits of depth or nodes and on the table alone.
template <Duel G, DuelEvaluator<G> E>
class AlphaBeta {
public:
    using Position = typename G::Position;

    struct Settings {
        double mebibytes = 16;
        int threads = 1;
        int lines = 1;        // best moves to report, each with its own score
        bool plain = false;   // nothing that can change a value: for tests
    };

    AlphaBeta(const G& game, const E& evaluator, const Settings& settings)
        : game_(game), evaluator_(evaluator), settings_(settings), table_(settings.mebibytes) {
        for (int i = 0; i < settings.threads; ++i) workers_.push_back(std::make_unique<Worker>(*this));
    }

    void clear() {
        table_.clear();
        for (auto& worker : workers_) worker->clear();
    }

    // The position must not be over.
    Report run(const Position& at, const Limits& limits, const std::atomic<bool>& stopped, const Tell& tell) {
        table_.grow_older();
        std::atomic<bool> finished{false};
        SearchClock clock(limits, stopped);
        {
            std::vector<std::jthread> others;
            for (std::size_t i = 1; i < workers_.size(); ++i) {
                others.emplace_back([&, i] {
                    SearchClock until(Limits{limits.depth, 0, 0}, finished);
                    workers_[i]->deepen(at, until, limits.depth, static_cast<int>(i), {});
                });
            }
            // Also where `tell` throws.
            struct Finish {
                std::atomic<bool>& finished;
                ~Finish() { finished = true; }
            } finish{finished};
            workers_[0]->deepen(at, clock, limits.depth, 0, tell);
        }
        return workers_[0]->report(clock);
    }

private:
    static constexpr int kMostPlies = 120;
    static constexpr int kInfinite = kWin + 1;

    struct Frame {
        std::vector<Move> moves;
        std::vector<int> ratings;
        Killers killers;
        std::array<Move, kMostPlies + 1> pv{};
        int pv_length = 0;
        int evaluation = 0;
    };

    class Worker {
    public:
        explicit Worker(AlphaBeta& search)
            : search_(search), game_(search.game_), evaluator_(search.evaluator_), table_(search.table_),
              plain_(search.settings_.plain), frames_(kMostPlies + 2), cutoffs_(static_cast<std::size_t>(game_.actions())) {
            for (auto& frame : frames_) {
                frame.moves.resize(G::kMaxMoves);
                frame.ratings.resize(G::kMaxMoves);
            }
        }

        void clear() {
            cutoffs_.clear();
            for (auto& frame : frames_) frame.killers.clear();
        }

        void deepen(const Position& at, SearchClock& clock, int most, int number, const Tell& tell) {
            clock_ = &clock;
            nodes_ = 0;
            depth_ = deepest_ = 0;
            Frame& frame = frames_[0];
            Move* const last = game_.legal_moves(at, frame.moves.data());
            roots_.clear();
            for (Move* move = frame.moves.data(); move != last; ++move) roots_.push_back({*move, -kInfinite, -kInfinite, 0, {*move}});
            std::vector<int> ratings(roots_.size());
            rate(at, {frame.moves.data(), last}, ratings.data());
            for (std::size_t i = 0; i < roots_.size(); ++i) roots_[i].previous = ratings[i] - 4 * kInfinite;
            std::ranges::stable_sort(roots_, std::ranges::greater{}, &RootMove::previous);
            for (auto& root : roots_) root.previous = -kInfinite;
            cutoffs_.grow_older();
            const auto lines = static_cast<std::size_t>(
                std::clamp(search_.settings_.lines, 1, static_cast<int>(roots_.size())));
            if (most <= 0 || most >= kMostPlies - 20) most = kMostPlies - 20;
            for (int depth = 1 + number % 2; depth <= most; ++depth) {
                for (auto& root : roots_) {
                    root.previous = root.score;
                    root.nodes = 0;
                }
                for (first_ = 0; first_ < lines && !stopped(); ++first_) aspire(at, depth);
                if (stopped()) break;
                depth_ = depth;
                if (tell) tell(report(clock));
                // A forced result, and nothing deeper to find.
                const int best = roots_[0].score;
                if (lines == 1 && std::abs(best) >= kProven && kWin - std::abs(best) <= depth) break;
            }
            if (depth_ == 0) depth_ = 1;  // cut short in the first depth: the best so far
        }

        Report report(const SearchClock& clock) const {
            Report report;
            report.depth = depth_;
            report.deepest = std::max(deepest_, depth_);
            for (const auto& worker : search_.workers_) report.nodes += worker->nodes_.load(std::memory_order_relaxed);
            report.seconds = clock.seconds();
            report.full = table_.full();
            const auto lines = static_cast<std::size_t>(search_.settings_.lines);
            for (std::size_t i = 0; i < std::min(lines, roots_.size()); ++i) report.lines.push_back(roots_[i].line(E::value));
            return report;
        }

        int score() const { return roots_[0].score; }

    private:
        bool stopped() const { return clock_->is_over(); }

        // Only this thread counts; others may read. No locked addition is needed.
        void tally() { nodes_.store(nodes_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed); }

        // The root within a window around its last score, widened until the score lies inside.
        void aspire(const Position& at, int depth) {
            int delta = E::kUnit / 2;
            int alpha = -kInfinite, beta = kInfinite;
            const int previous = roots_[first_].previous;
            if (depth >= 4 && std::abs(previous) < kProven && !plain_) {
                alpha = std::max(previous - delta, -kInfinite);
                beta = std::min(previous + delta, kInfinite);
            }
            while (true) {
                const int score = root(at, alpha, beta, depth);
                std::stable_sort(roots_.begin() + static_cast<std::ptrdiff_t>(first_), roots_.end(),
                                 [](const RootMove& one, const RootMove& other) {
                                     return one.score != other.score ? one.score > other.score : one.nodes > other.nodes;
                                 });
                if (stopped()) return;
                delta *= 3;
                if (score <= alpha) {
                    beta = (alpha + beta) / 2;
                    alpha = std::max(score - delta, -kInfinite);
                } else if (score >= beta) {
                    beta = std::min(score + delta, kInfinite);
                } else {
                    return;
                }
                if (delta > 8 * E::kUnit || std::abs(score) >= kProven) {
                    alpha = -kInfinite;
                    beta = kInfinite;
                }
            }
        }

        int root(const Position& at, int alpha, int beta, int depth) {
            const Actor seat = game_.actor(at);
            tally();
            frames_[0].evaluation = evaluator_.score(at);
            int best = -kInfinite;
            // Only the first move's score is known for sure; the others keep theirs as a bound.
            for (std::size_t i = first_; i < roots_.size(); ++i) {
                if (i > first_) roots_[i].score = -kInfinite;
            }
            for (std::size_t i = first_; i < roots_.size(); ++i) {
                RootMove& root = roots_[i];
                if (i > first_ && is_declined(root.move, best)) continue;
                const std::uint64_t before = nodes_;
                int score;
                const bool first = i == first_;
                int reduced = depth - 1;
                if (!plain_ && depth >= 3 && i >= first_ + 4) reduced -= search_.reductions_(depth, i - first_) * 2 / 3;
                reduced = std::max(reduced, 1);
                Position child = at;
                game_.apply(child, root.move);
                const Actor next = game_.actor(child);
                if (next == kNobody) {
                    score = result(child, seat, 1);
                    tally();
                    frames_[1].pv_length = 0;
                } else if (first) {
                    score = go<true>(child, next, seat, alpha, beta, depth - 1, 1, root.move);
                } else {
                    score = go<false>(child, next, seat, alpha, alpha + 1, std::min(reduced, depth - 1), 1, root.move);
                    if (score > alpha && reduced < depth - 1 && !stopped()) {
                        score = go<false>(child, next, seat, alpha, alpha + 1, depth - 1, 1, root.move);
                    }
                    if (score > alpha && !stopped()) score = go<true>(child, next, seat, alpha, beta, depth - 1, 1, root.move);
                }
                if (stopped()) return best;
                root.nodes += nodes_ - before;
                if (first || score > alpha) {
                    root.score = score;
                    root.pv.assign(1, root.move);
                    const Frame& below = frames_[1];
                    root.pv.insert(root.pv.end(), below.pv.begin(), below.pv.begin() + below.pv_length);
                }
                best = std::max(best, score);
                alpha = std::max(alpha, score);
                if (alpha >= beta) break;
            }
            return best;
        }

        // A child's value from the view of `seat`.
        template <bool kPv>
        int go(const Position& child, Actor next, Actor seat, int alpha, int beta, int depth, int ply, Move played) {
            return next == seat ? visit<kPv>(child, next, alpha, beta, depth, ply, played, true)
                                : -visit<kPv>(child, next, -beta, -alpha, depth, ply, played, true);
        }

        template <bool kPv>
        int visit(const Position& at, Actor seat, int alpha, int beta, int depth, int ply, Move played, bool may_skip) {
            tally();
            Frame& frame = frames_[static_cast<std::size_t>(ply)];
            frame.pv_length = 0;
            if (clock_->over(nodes_.load(std::memory_order_relaxed))) return 0;
            if (depth <= 0 || ply >= kMostPlies) return evaluator_.score(at);
            deepest_ = std::max(deepest_, ply + 1);
            // Nothing here can be better than a win that is known already.
            alpha = std::max(alpha, -kWin + ply + 1);
            beta = std::min(beta, kWin - ply - 1);
            if (alpha >= beta) return alpha;

            const std::uint64_t key = name(at);
            const Remembered known = table_.find(key);
            const int known_score = from_table(known.score, ply);
            if (known.bound != Bound::kNone && (plain_ ? known.depth == depth : known.depth >= depth) && !kPv &&
                (known.bound == Bound::kExact || (known.bound == Bound::kLower && known_score >= beta) ||
                 (known.bound == Bound::kUpper && known_score <= alpha))) {
                return known_score;
            }
            frame.evaluation = known.bound != Bound::kNone ? known.evaluation : evaluator_.score(at);
            int evaluation = frame.evaluation;
            // A search knows more than a look.
            if (known.bound != Bound::kNone && std::abs(known_score) < kProven &&
                (known.bound == Bound::kExact || (known.bound == Bound::kLower ? known_score > evaluation : known_score < evaluation))) {
                evaluation = known_score;
            }
            const bool improving = ply >= 2 && frame.evaluation > frames_[static_cast<std::size_t>(ply) - 2].evaluation;

            if (!kPv && !plain_ && std::abs(beta) < kProven) {
                // So far above beta that a few plies will not change it.
                if (depth <= 7 && evaluation - E::kUnit * (depth - improving) >= beta) return evaluation;
                if constexpr (SkipsMoves<E, G>) {
                    if (may_skip && depth >= 3 && evaluation >= beta) {
                        if (const auto skipped = evaluator_.skip(at)) {
                            const Actor next = game_.actor(*skipped);
                            if (next != kNobody && next != seat) {
                                const int less = 3 + depth / 4 + std::min((evaluation - beta) / (2 * E::kUnit), 3);
                                const int score = -visit<false>(*skipped, next, -beta, -beta + 1, depth - 1 - less, ply + 1,
                                                                Remembered::kNoMove, false);
                                if (stopped()) return 0;
                                if (score >= beta) return std::min(score, kProven - 1);
                            }
                        }
                    }
                }
            }
            if (!plain_ && depth >= 4 && known.move == Remembered::kNoMove) --depth;

            Move* const moves = frame.moves.data();
            int* const ratings = frame.ratings.data();
            const auto count = static_cast<int>(game_.legal_moves(at, moves) - moves);
            order(at, seat, frame, count, known.move, played);
            if (ply + 1 < static_cast<int>(frames_.size())) frames_[static_cast<std::size_t>(ply) + 1].killers.clear();

            const int original = alpha;
            int best = -kInfinite;
            Move best_move = Remembered::kNoMove;
            const int late = plain_ ? 1 << 20 : 2 + depth * depth * (improving ? 6 : 3) / 4;
            for (int i = 0; i < count; ++i) {
                // The best of those left comes next.
                // (A plain loop for the maximum: compilers make vectors of it.)
                int top = ratings[i];
                for (int k = i + 1; k < count; ++k) top = std::max(top, ratings[k]);
                const int chosen = static_cast<int>(std::find(ratings + i, ratings + count, top) - ratings);
                std::swap(moves[i], moves[chosen]);
                std::swap(ratings[i], ratings[chosen]);
                const Move move = moves[i];
                if (i > 0 && is_declined(move, best)) continue;
                if (!kPv && best > -kProven && !plain_) {
                    if (depth <= 5 && i >= late) break;
                    if (depth <= 4 && i >= 2 && evaluation + E::kUnit * (1 + depth) + E::kUnit * ratings[i] / 2000 <= alpha) break;
                }
                Position child = at;
                game_.apply(child, move);
                const Actor next = game_.actor(child);
                int score;
                if (next == kNobody) {
                    tally();
                    score = result(child, seat, ply + 1);
                    frames_[static_cast<std::size_t>(ply) + 1].pv_length = 0;
                } else {
                    if (depth > 1) table_.prefetch(name(child));
                    int reduction = 0;
                    if (!plain_ && depth >= 3 && i >= 2 + 2 * kPv) {
                        reduction = search_.reductions_(depth, static_cast<std::size_t>(i)) - kPv + !improving - (ratings[i] >= CutOffs::kKiller);
                        reduction = std::clamp(reduction, 0, depth - 2);
                    }
                    if (i == 0) {
                        score = go<kPv>(child, next, seat, alpha, beta, depth - 1, ply + 1, move);
                    } else {
                        score = go<false>(child, next, seat, alpha, alpha + 1, depth - 1 - reduction, ply + 1, move);
                        if (score > alpha && reduction > 0 && !stopped()) {
                            score = go<false>(child, next, seat, alpha, alpha + 1, depth - 1, ply + 1, move);
                        }
                        if (kPv && score > alpha && score < beta && !stopped()) {
                            score = go<true>(child, next, seat, alpha, beta, depth - 1, ply + 1, move);
                        }
                    }
                }
                if (stopped()) return 0;
                if (score <= best) continue;
                best = score;
                if (score <= alpha) continue;
                best_move = move;
                alpha = score;
                if (kPv) {
                    const Frame& below = frames_[static_cast<std::size_t>(ply) + 1];
                    frame.pv[0] = move;
                    std::copy_n(below.pv.begin(), std::min(below.pv_length, kMostPlies), frame.pv.begin() + 1);
                    frame.pv_length = std::min(below.pv_length + 1, kMostPlies);
                }
                if (score >= beta) {
                    cutoffs_.learn(static_cast<std::size_t>(seat), frame.killers, {moves, static_cast<std::size_t>(i) + 1}, depth, played);
                    break;
                }
            }
            const Bound bound = best >= beta ? Bound::kLower : best > original ? Bound::kExact : Bound::kUpper;
            table_.keep(key, {best_move, static_cast<std::int16_t>(to_table(best, ply)),
                              static_cast<std::int16_t>(frame.evaluation), static_cast<std::uint8_t>(std::max(depth, 0)), bound});
            return best;
        }

        // Whether a move is not to be looked at where so much is had without it.
        bool is_declined(Move move, int best) const {
            if constexpr (Declines<E, G>) return !plain_ && best > -E::kDeclined && evaluator_.declines(move);
            return false;
        }

        // What is declined comes last.
        void order(const Position& at, Actor seat, Frame& frame, int count, Move known, Move played) {
            const std::span<const Move> moves{frame.moves.data(), static_cast<std::size_t>(count)};
            int* const ratings = frame.ratings.data();
            rate(at, moves, ratings);
            cutoffs_.rate(static_cast<std::size_t>(seat), frame.killers, moves, ratings, known, played);
            if constexpr (Declines<E, G>) {
                for (std::size_t i = 0; i < moves.size(); ++i) {
                    if (is_declined(moves[i], kInfinite)) ratings[i] = -CutOffs::kKiller;
                }
            }
        }

        void rate(const Position& at, std::span<const Move> moves, int* out) const {
            if constexpr (RatesMoves<E, G>) {
                evaluator_.rate(at, moves, out);
            } else {
                std::fill_n(out, moves.size(), 0);
            }
        }

        std::uint64_t name(const Position& at) const {
            if constexpr (NamesPositions<E, G>) return evaluator_.key(at);
            else return game_.key(at);
        }

        int result(const Position& over, Actor seat, int ply) const {
            const double payoff = game_.payoffs(over)[static_cast<std::size_t>(seat)];
            return payoff > 0 ? kWin - ply : payoff < 0 ? -kWin + ply : 0;
        }

        static int to_table(int score, int ply) { return score >= kProven ? score + ply : score <= -kProven ? score - ply : score; }
        static int from_table(int score, int ply) { return score >= kProven ? score - ply : score <= -kProven ? score + ply : score; }

        AlphaBeta& search_;
        const G& game_;
        const E& evaluator_;
        TranspositionTable& table_;
        bool plain_;
        SearchClock* clock_ = nullptr;
        std::vector<Frame> frames_;
        CutOffs cutoffs_;
        std::vector<RootMove> roots_;
        std::size_t first_ = 0;
        std::atomic<std::uint64_t> nodes_{0};
        int depth_ = 0, deepest_ = 0;
    };

    const G& game_;
    const E& evaluator_;
    Settings settings_;
    TranspositionTable table_;
    Reductions reductions_;
    std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace parlour

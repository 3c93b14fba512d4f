#include "parlour/evaluate/backgammon/bearoff/tables.hpp"

namespace parlour::backgammon::bearoff {

Fault Tables::add(Kind kind, Bytes bytes) {
    switch (kind) {
        case Kind::kOneSided: return OneSided::open(std::move(bytes), one_sided_);
        case Kind::kTwoSided: return TwoSided::open(std::move(bytes), two_sided_);
        default: return Hypergammon::open(std::move(bytes), hypergammon_);
    }
}

Fault Tables::add(Kind kind, const std::filesystem::path& path) {
    auto bytes = Bytes::of_file(path);
    return bytes ? add(kind, std::move(*bytes)) : Fault::kMissing;
}

std::optional<Probabilities> Tables::race(const Board& just_moved) const {
    std::optional<Probabilities> found;
    if (two_sided_) found = two_sided_->race(just_moved);
    if (!found && one_sided_) found = one_sided_->race(just_moved);
    return found;
}

std::optional<Probabilities> Tables::hypergammon(const Board& just_moved) const {
    return hypergammon_ ? hypergammon_->after_move(just_moved) : std::nullopt;
}

std::optional<Exact> Tables::on_roll(const Board& just_moved) const {
    return two_sided_ ? two_sided_->on_roll(just_moved) : std::nullopt;
}

std::optional<double> Tables::mean_rolls(const Board& board) const {
    if (!one_sided_ || own_points(board) >> (one_sided_->points() + 1)) return {};
    const Sides both = sides(board, one_sided_->points());
    if (both.own_checkers > one_sided_->checkers()) return {};
    return one_sided_->row(one_sided_->home().number(both.own)).all.mean();
}

}  // namespace parlour::backgammon::bearoff

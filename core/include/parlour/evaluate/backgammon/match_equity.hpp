#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

namespace parlour::backgammon {

// A match equity table: the chance to win a match of equal players, by the points that each still
// needs. Made of text: `size N`, then `post-crawford` and N numbers (of the side that needs 1…N
// points against one that needs 1), then N rows `before AWAY` with N numbers; `#` begins a comment.
class MatchEquities {
public:
    static constexpr int kMost = 100;

    // Nothing if the text is not a table: numbers missing or no chances, sides that do not add up.
    static std::optional<MatchEquities> read(std::string_view text);

    int size() const { return size_; }

    // Points beyond those needed are nothing: 1 and 0. `is_late`: the Crawford game is over, or the
    // match has none; counts only where a side needs one point. Beyond the table the scores shrink to
    // its edge, the lead kept in standard deviations of what is left to play.
    double chance(int away, int enemy_away, bool is_late) const {
        if (away <= 0) return 1;
        if (enemy_away <= 0) return 0;
        if (is_late && enemy_away == 1) return late(away);
        if (is_late && away == 1) return 1 - late(enemy_away);
        if (away <= size_ && enemy_away <= size_) return cell(away, enemy_away);
        return away > enemy_away ? beyond(away, enemy_away) : 1 - beyond(enemy_away, away);
    }

private:
    double cell(int away, int enemy_away) const {
        return before_[static_cast<std::size_t>((away - 1) * size_ + enemy_away - 1)];
    }
    double late(int away) const {
        // Beyond the table it falls as at the end of it, by twos: doubled, a game is worth two points.
        const int over = std::max(0, away - size_ + 1) / 2;
        const auto last = static_cast<std::size_t>(size_ - 1);
        return late_[static_cast<std::size_t>(away - 2 * over - 1)] * std::pow(late_[last] / late_[last - 2], over);
    }
    // Of the side that needs more.
    double beyond(int away, int enemy_away) const {
        const double lead = (away - enemy_away) / std::sqrt(away + enemy_away);
        const double root = (std::sqrt(lead * lead + 8.0 * size_) - lead) / 2;
        const double at = std::clamp(root * root - size_, 1.0, static_cast<double>(size_));
        const int low = std::min(static_cast<int>(at), size_ - 1);
        return std::lerp(cell(size_, low), cell(size_, low + 1), at - low);
    }

    int size_ = 0;
    std::vector<double> before_, late_;
};

inline std::optional<MatchEquities> MatchEquities::read(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        line = line.substr(0, line.find('#'));
        while (!line.empty()) {
            const auto start = line.find_first_not_of(" \t\r");
            if (start == std::string_view::npos) break;
            line.remove_prefix(start);
            const auto word = line.substr(0, line.find_first_of(" \t\r"));
            words.push_back(word);
            line.remove_prefix(word.size());
        }
    }
    std::size_t next = 0;
    const auto is = [&](std::string_view word) { return next < words.size() && words[next++] == word; };
    const auto number = [&]() -> double {
        double value = -1;
        if (next == words.size()) return -1;
        const auto word = words[next++];
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        return error == std::errc{} && end == word.data() + word.size() ? value : -1;
    };

    MatchEquities table;
    if (!is("size")) return {};
    const double size = number();
    if (!(size >= 3 && size <= kMost) || size != std::floor(size)) return {};
    table.size_ = static_cast<int>(size);
    const auto read_row = [&](std::vector<double>& row) {
        for (int i = 0; i < table.size_; ++i) {
            row.push_back(number());
            if (!(row.back() > 0 && row.back() < 1)) return false;
        }
        return true;
    };
    if (!is("post-crawford") || !read_row(table.late_)) return {};
    for (int away = 1; away <= table.size_; ++away) {
        if (!is("before") || number() != away || !read_row(table.before_)) return {};
    }
    if (next != words.size()) return {};
    constexpr double kRounding = 1e-4;
    for (int one = 1; one <= table.size_; ++one) {
        for (int two = 1; two <= one; ++two) {
            if (std::abs(table.cell(one, two) + table.cell(two, one) - 1) > kRounding) return {};
        }
    }
    return table;
}

}  // namespace parlour::backgammon

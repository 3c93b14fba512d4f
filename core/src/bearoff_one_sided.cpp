#include "parlour/evaluate/backgammon/bearoff/make_one_sided.hpp"

namespace parlour::backgammon::bearoff {
namespace {

// Positions between two looks at the job.
constexpr std::uint32_t kPause = 4096;

// A best play for each roll, and what its distribution is then; returns the mean.
double spread(BestSteps& best, Spreads& spreads, std::uint32_t number, const Home::Counts& counts) {
    std::array<std::uint32_t, 21> ends;
    std::array<float, 21> weights;
    std::size_t rolls = 0;
    best.ends(number, counts, [&](std::uint32_t end, int weight) {
        ends[rolls] = end;
        weights[rolls++] = static_cast<float>(weight) / 36;
    });
    const double mean = spreads.add(ends, weights);
    best.settle(number, mean);
    return mean;
}

// Shares rounded so that they sum to all: what is left over goes to the largest.
struct Rounded {
    int first = 0;
    std::vector<std::uint16_t> shares;

    explicit Rounded(const Spreads::Row& row) {
        double all = 0;
        for (int i = 0; i < row.count; ++i) all += static_cast<double>(row.shares[i]);
        int sum = 0, largest = 0;
        std::vector<int> found(static_cast<std::size_t>(row.count));
        for (int i = 0; i < row.count; ++i) {
            const double share = static_cast<double>(row.shares[i]) / all;
            found[static_cast<std::size_t>(i)] = static_cast<int>(std::lround(share * Rolls::kAll));
            sum += found[static_cast<std::size_t>(i)];
            if (row.shares[i] > row.shares[largest]) largest = i;
        }
        found[static_cast<std::size_t>(largest)] += static_cast<int>(Rolls::kAll) - sum;
        int from = 0, to = row.count;
        while (found[static_cast<std::size_t>(from)] == 0) ++from;
        while (found[static_cast<std::size_t>(to - 1)] == 0) --to;
        first = row.first + from;
        for (int i = from; i < to; ++i) shares.push_back(static_cast<std::uint16_t>(found[static_cast<std::size_t>(i)]));
    }
};

void append(std::vector<std::uint16_t>& rows, const Rounded& all, const Rounded& first) {
    const auto pair = [](std::size_t low, std::size_t high) { return static_cast<std::uint16_t>(low | high << 8); };
    rows.push_back(pair(static_cast<std::size_t>(all.first), all.shares.size()));
    rows.push_back(pair(static_cast<std::size_t>(first.first), first.shares.size()));
    rows.insert(rows.end(), all.shares.begin(), all.shares.end());
    rows.insert(rows.end(), first.shares.begin(), first.shares.end());
}

}  // namespace

std::vector<std::byte> make_one_sided(int points, int checkers, Job& job) {
    const Home home(points);
    const std::uint32_t positions = home.size(checkers);
    const std::uint32_t none_off = std::min(home.size(kMostCheckers - 1), positions);
    BestSteps best_all(home, positions, 1), best_first(home, positions, none_off);
    Spreads all(positions), first(positions - none_off + 1);
    std::vector<std::uint32_t> places{0};
    std::vector<std::uint16_t> rows;
    const Rounded done(all.row(0));
    append(rows, done, done);
    for (std::uint32_t number = 1; number < positions; ++number) {
        if (number % kPause == 0) {
            if (job.is_stopped()) return {};
            job.reach(static_cast<double>(number) / positions);
        }
        const Home::Counts counts = home.counts(number);
        spread(best_all, all, number, counts);
        if (number >= none_off) spread(best_first, first, number, counts);
        places.push_back(static_cast<std::uint32_t>(rows.size()));
        append(rows, Rounded(all.row(number)), Rounded(first.row(best_first.folded(number))));
    }
    const std::size_t before = places.size() * sizeof(std::uint32_t), size = before + rows.size() * sizeof(std::uint16_t);
    auto file = unsealed(Kind::kOneSided, points, checkers, positions, size);
    std::memcpy(file.data() + sizeof(Header), places.data(), before);
    std::memcpy(file.data() + sizeof(Header) + before, rows.data(), size - before);
    seal(file);
    job.reach(1);
    return file;
}

}  // namespace parlour::backgammon::bearoff

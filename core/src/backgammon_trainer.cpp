#include "parlour/train/backgammon/trainer.hpp"

#include <cmath>
#include <cstring>
#include <numbers>
#include <sstream>

#include "parlour/train/backgammon/starts.hpp"
#include "parlour/train/backgammon/teacher.hpp"

namespace parlour::backgammon {
namespace {

// A step of Adam goes over all numbers of all stages: it takes as long as some 3,000 samples.
constexpr std::size_t kBatch = 8192, kSmallBatch = 2048, kRing = std::size_t{1} << 18;
constexpr float kOne = 16384;

void write(const Sample& sample, std::string& out) {
    std::array<char, kSampleBytes> bytes;
    std::memcpy(bytes.data(), sample.board.at.data(), kPoints);
    for (std::size_t i = 0; i < kResults; ++i) {
        const auto share = static_cast<std::int16_t>(std::lround(std::clamp(sample.target[i], -1.99F, 1.99F) * kOne));
        std::memcpy(bytes.data() + kPoints + 2 * i, &share, sizeof share);
    }
    out.append(bytes.data(), bytes.size());
}

Sample read(const char* bytes) {
    Sample sample;
    std::memcpy(sample.board.at.data(), bytes, kPoints);
    for (std::size_t i = 0; i < kResults; ++i) {
        std::int16_t share;
        std::memcpy(&share, bytes + kPoints + 2 * i, sizeof share);
        sample.target[i] = static_cast<float>(share) / kOne;
    }
    return sample;
}

std::vector<Sample> read_all(std::string_view bytes) {
    if (bytes.size() % kSampleBytes) throw std::invalid_argument("these are no samples: a sample has 38 bytes");
    std::vector<Sample> samples;
    samples.reserve(bytes.size() / kSampleBytes);
    for (std::size_t at = 0; at < bytes.size(); at += kSampleBytes) samples.push_back(read(bytes.data() + at));
    return samples;
}

// The mean losses since it was last asked.
class Losses {
public:
    void add(const Learner::Loss& loss) { entropy_ += loss.entropy, error_ += loss.equity, ++count_; }
    Progress told(std::uint64_t done) {
        const double share = 1.0 / std::max(1, count_);
        const Progress progress{done, entropy_ * share, error_ * share};
        *this = {};
        return progress;
    }

private:
    double entropy_ = 0, error_ = 0;
    int count_ = 0;
};

class TheTrainer final : public Trainer {
public:
    TheTrainer(std::uint64_t seed, std::string_view state) : learner_(static_cast<unsigned>(seed)) {
        if (state.empty()) return;
        if (state.starts_with(Net::kMagic)) {
            learner_.read(Net(state));
            return;
        }
        std::istringstream in{std::string(state)};
        learner_.load(in);
    }

    std::uint64_t temporal_difference(std::uint64_t games, std::uint64_t first, double rate, std::uint64_t seed,
                                      const std::function<bool(const Progress&)>& told) override {
        Net net;
        learner_.write(net);
        const Judge judge(net);
        Teacher teacher(judge);
        Teacher::Game game;
        std::vector<Sample> ring, batch;
        std::size_t oldest = 0, fresh = 0;
        int steps = 0;
        Losses losses;
        std::uint64_t number = first;
        for (; number < games; ++number) {
            const double share = static_cast<double>(number) / static_cast<double>(games);
            const auto trust = static_cast<float>(std::max(0.3, 0.9 - 6 * share));
            const auto step = static_cast<float>(rate * std::min(1.0, 50 * share + 0.01) * (1.02 - share));
            Random random(Random::seed_of(seed, number));
            const Start start = draw_start(random);
            teacher.play(start.board, start.odd, start.sides, random, game);
            Results target = game.result;
            for (std::size_t i = game.boards.size(); i-- > 1;) {
                for (std::size_t k = 0; k < kResults; ++k) target[k] = std::lerp(game.guesses[i][k], target[k], trust);
                target = flipped(target);
                const Sample sample{game.boards[i - 1], target};
                if (ring.size() < kRing) ring.push_back(sample);
                else ring[oldest] = sample, oldest = (oldest + 1) % kRing;
                ++fresh;
            }
            // Every sample is learned from twice on the average, at random among the last ones.
            while (fresh >= kBatch / 2 && ring.size() >= 4 * kBatch) {
                fresh -= kBatch / 2;
                batch.clear();
                for (std::size_t i = 0; i < kBatch; ++i) batch.push_back(ring[random.below(static_cast<std::uint32_t>(ring.size()))]);
                losses.add(learner_.learn(batch, step));
                if (++steps % 4 == 0) learner_.write(net);
            }
            if ((number + 1) % 128 == 0 && !told(losses.told(number + 1))) return number + 1;
        }
        return number;
    }

    std::string play(std::uint64_t games, double trust, std::size_t rivals, std::uint64_t seed) const override {
        Net net;
        learner_.write(net);
        const Judge judge(net);
        Teacher teacher(judge);
        std::vector<Sample> samples;
        std::string out;
        for (std::uint64_t number = 0; number < games; ++number) {
            Random random(Random::seed_of(seed, number));
            const Start start = draw_start(random);
            samples.clear();
            if (rivals > 0) teacher.play_rivals(start.board, start.odd, start.sides, rivals, random, samples);
            else teacher.play_samples(start.board, start.odd, start.sides, trust, random, samples);
            for (const Sample& sample : samples) write(sample, out);
        }
        return out;
    }

    bool fit(const std::vector<std::string_view>& shards, double passes, double rate, std::uint64_t seed,
             const std::function<bool(const Progress&)>& told) override {
        std::vector<Sample> samples;
        for (const auto shard : shards) {
            const auto some = read_all(shard);
            samples.insert(samples.end(), some.begin(), some.end());
        }
        const std::size_t size = samples.size() < kRing ? kSmallBatch : kBatch;
        if (samples.size() < size) throw std::invalid_argument("there are too few samples to fit a network");
        learner_.restart();
        Random random(seed);
        const auto total = static_cast<double>(samples.size()) * passes;
        std::vector<Sample> batch(size);
        std::size_t next = samples.size();
        Losses losses;
        int steps = 0;
        for (double done = 0; done < total; done += static_cast<double>(size)) {
            for (Sample& one : batch) {
                if (next == samples.size()) {
                    for (std::size_t i = samples.size(); i > 1; --i) std::swap(samples[i - 1], samples[random.below(static_cast<std::uint32_t>(i))]);
                    next = 0;
                }
                one = samples[next++];
            }
            const double share = done / total;
            constexpr double kRise = 0.05;
            const double level = share < kRise ? share / kRise : (1 + std::cos(std::numbers::pi * (share - kRise) / (1 - kRise))) / 2;
            losses.add(learner_.learn(batch, static_cast<float>(rate * level + 1e-6)));
            if (++steps % 50 == 0 && !told(losses.told(static_cast<std::uint64_t>(done)))) return false;
        }
        told(losses.told(static_cast<std::uint64_t>(total)));
        return true;
    }

    std::pair<double, double> errors(std::string_view bytes) const override {
        Net net;
        learner_.write(net);
        double absolute = 0, squared = 0;
        const auto samples = read_all(bytes);
        for (const Sample& sample : samples) {
            const double error = equity_of(net.judge(sample.board)) - equity_of(sample.target);
            absolute += std::abs(error);
            squared += error * error;
        }
        const auto count = static_cast<double>(std::max<std::size_t>(1, samples.size()));
        return {absolute / count, std::sqrt(squared / count)};
    }

    std::string weights() const override {
        Net net;
        learner_.write(net);
        return {reinterpret_cast<const char*>(&net.numbers()), sizeof(net::Numbers)};
    }
    std::string state() const override {
        std::ostringstream out;
        learner_.save(out);
        return out.str();
    }

private:
    Learner learner_;
};

}  // namespace

std::unique_ptr<Trainer> make_trainer(std::uint64_t seed, std::string_view state) {
    return std::make_unique<TheTrainer>(seed, state);
}

}  // namespace parlour::backgammon

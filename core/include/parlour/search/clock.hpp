#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "parlour/search/any_search.hpp"

namespace parlour {

// Tells a search when to stop; asked at every node, it looks at the time only now and then.
class SearchClock {
public:
    SearchClock(const Limits& limits, const std::atomic<bool>& stopped) : limits_(limits), stopped_(stopped) {}

    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    }

    // Whether to stop after `nodes` nodes. Once true, it stays so.
    bool over(std::uint64_t nodes) {
        if (over_) return true;
        if (limits_.nodes > 0 && nodes >= limits_.nodes) return over_ = true;
        if (nodes < next_) return false;
        next_ = nodes + 128;
        return over_ = is_late();
    }

    bool is_over() const { return over_; }

    // Whether it is stopped or the time is over; from any thread.
    bool is_late() const {
        return stopped_.load(std::memory_order_relaxed) || (limits_.seconds > 0 && seconds() >= limits_.seconds);
    }

private:
    Limits limits_;
    const std::atomic<bool>& stopped_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    std::uint64_t next_ = 0;
    bool over_ = false;
};

}  // namespace parlour

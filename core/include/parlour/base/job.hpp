#pragma once

#include <atomic>

namespace parlour {

// How far a long piece of work has come, and the word to end it: read and said by other threads.
class Job {
public:
    void reach(double share) { share_.store(share, std::memory_order_relaxed); }
    double share() const { return share_.load(std::memory_order_relaxed); }
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    bool is_stopped() const { return stopped_.load(std::memory_order_relaxed); }

private:
    std::atomic<double> share_ = 0;
    std::atomic<bool> stopped_ = false;
};

}  // namespace parlour

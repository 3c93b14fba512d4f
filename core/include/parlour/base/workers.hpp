#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace parlour {

// Threads that wait for work and share it; starting threads anew would cost more than a step of a
// batch.
class Workers {
public:
    explicit Workers(int threads) {
        for (int i = 1; i < threads; ++i) threads_.emplace_back([this, i] { serve(i); });
    }

    ~Workers() {
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
        }
        called_.notify_all();
    }

    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // Calls `work(first, last)` for parts of 0…count−1 on all threads, and waits for them.
    void share(int count, const std::function<void(int, int)>& work) {
        const int parts = static_cast<int>(threads_.size()) + 1;
        if (parts == 1) return work(0, count);
        {
            const std::lock_guard lock(mutex_);
            work_ = &work;
            count_ = count;
            busy_ = parts - 1;
            ++round_;
        }
        called_.notify_all();
        work(0, count / parts);
        std::unique_lock lock(mutex_);
        finished_.wait(lock, [this] { return busy_ == 0; });
    }

private:
    void serve(int i) {
        std::uint64_t seen = 0;
        std::unique_lock lock(mutex_);
        while (true) {
            called_.wait(lock, [&] { return closing_ || round_ != seen; });
            if (closing_) return;
            seen = round_;
            const long long count = count_, parts = static_cast<long long>(threads_.size()) + 1;
            const auto* const work = work_;
            lock.unlock();
            (*work)(static_cast<int>(count * i / parts), static_cast<int>(count * (i + 1) / parts));
            lock.lock();
            if (--busy_ == 0) finished_.notify_one();
        }
    }

    std::mutex mutex_;
    std::condition_variable called_, finished_;
    const std::function<void(int, int)>* work_ = nullptr;
    int count_ = 0, busy_ = 0;
    std::uint64_t round_ = 0;
    bool closing_ = false;
    std::vector<std::jthread> threads_;  // last: the others outlive them
};

}  // namespace parlour

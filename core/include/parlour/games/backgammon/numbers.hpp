#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::backgammon {

// A whole number of a position text, which may have hundreds of digits though no rule depends on its
// size: itself below kLong, else the place of its digits in a list that all games share.
using Number = std::uint32_t;
inline constexpr Number kLong = Number{1} << 31;

class LongNumbers {
public:
    static Number of(std::string digits) {
        LongNumbers& all = known();
        const std::lock_guard lock(all.mutex_);
        const auto [found, is_new] = all.places_.emplace(std::move(digits), static_cast<Number>(all.digits_.size()));
        if (is_new) all.digits_.push_back(found->first);
        return kLong + found->second;
    }
    static std::string text(Number number) {
        LongNumbers& all = known();
        const std::lock_guard lock(all.mutex_);
        return std::string(all.digits_[number - kLong]);
    }

private:
    static LongNumbers& known() {
        static LongNumbers all;
        return all;
    }

    std::mutex mutex_;
    std::map<std::string, Number, std::less<>> places_;
    std::deque<std::string_view> digits_;
};

inline std::string number_text(Number number) {
    return number < kLong ? std::to_string(number) : LongNumbers::text(number);
}

// Digits without leading zeros; more of them are written only after a win of 2 to the 1,000.
inline constexpr std::size_t kMostDigits = 400;

inline std::optional<Number> number_of(std::string_view digits) {
    if (digits.empty() || digits.size() > kMostDigits || (digits.size() > 1 && digits[0] == '0')) return {};
    std::uint64_t number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return {};
        if (number < kLong) number = 10 * number + static_cast<std::uint64_t>(digit - '0');
    }
    return number < kLong ? static_cast<Number>(number) : LongNumbers::of(std::string(digits));
}

// number + factor × 2^power, for a number that is not long.
inline Number plus_power(Number number, int factor, int power) {
    if (power < 29) return number + (static_cast<Number>(factor) << power);
    std::string digits = std::to_string(factor);  // from the last digit on: it has one
    const auto carry_on = [&](int carry, int times) {
        for (char& digit : digits) {
            const int sum = (digit - '0') * times + carry;
            digit = static_cast<char>('0' + sum % 10);
            carry = sum / 10;
        }
        for (; carry > 0; carry /= 10) digits += static_cast<char>('0' + carry % 10);
    };
    for (; power > 0; --power) carry_on(0, 2);
    carry_on(static_cast<int>(number), 1);
    const std::string text(digits.rbegin(), digits.rend());
    if (text.size() < 10) return static_cast<Number>(std::stoul(text));
    const auto sum = text.size() == 10 ? std::stoull(text) : ~0ull;
    return sum < kLong ? static_cast<Number>(sum) : LongNumbers::of(text);
}

}  // namespace parlour::backgammon

#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour {

// Reads the strict texts that positions are written as. What people type is read, and explained,
// by the Python rulebooks; here a text is right or it is not.

// The text up to the next space, which is taken away with it; empty at the end.
inline std::string_view next_field(std::string_view& text) {
    const auto end = text.find(' ');
    const auto field = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    return field;
}

// A whole number without sign or leading zeros, at most `most`.
inline std::optional<std::uint32_t> read_number(std::string_view text, std::uint32_t most) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number > most) return {};
    if (text.size() > 1 && text[0] == '0') return {};
    return number;
}

// Reads a board: ranks from the top, `/` between them, numbers for runs of empty cells, symbols of
// `length` characters. Calls `place(cell, symbol)`, which says whether the symbol is one.
template <class Place>
bool read_rows(std::string_view text, int width, int height, std::size_t length, Place&& place) {
    for (int y = height - 1; y >= 0; --y) {
        auto rank = text.substr(0, text.find('/'));
        text.remove_prefix(rank.size());
        if (y > 0) {
            if (text.empty()) return false;
            text.remove_prefix(1);
        }
        int x = 0;
        while (!rank.empty()) {
            std::size_t digits = 0;
            while (digits < rank.size() && '0' <= rank[digits] && rank[digits] <= '9') ++digits;
            if (digits > 0) {
                const auto run = read_number(rank.substr(0, digits), static_cast<std::uint32_t>(width));
                if (!run || *run == 0) return false;
                x += static_cast<int>(*run);
                rank.remove_prefix(digits);
                continue;
            }
            if (x >= width || rank.size() < length) return false;
            if (!place(y * width + x, rank.substr(0, length))) return false;
            rank.remove_prefix(length);
            ++x;
        }
        if (x != width) return false;
    }
    return text.empty();
}

// Writes a board back; `symbol(cell)` is empty for an empty cell.
template <class Symbol>
std::string write_rows(int width, int height, Symbol&& symbol) {
    std::string text;
    for (int y = height - 1; y >= 0; --y) {
        int run = 0;
        for (int x = 0; x < width; ++x) {
            const std::string_view piece = symbol(y * width + x);
            if (piece.empty()) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(run);
            text += piece;
            run = 0;
        }
        if (run > 0) text += std::to_string(run);
        if (y > 0) text += '/';
    }
    return text;
}

}  // namespace parlour

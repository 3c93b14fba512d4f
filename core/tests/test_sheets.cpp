// The two kinds of sheets answer every question alike, and as the slowest way of counting does.

#include <cstdlib>
#include <vector>

#include "check.hpp"
#include "parlour/base/packed.hpp"
#include "parlour/base/random.hpp"
#include "parlour/base/rows.hpp"

namespace {

using Cells = std::vector<bool>;

template <class Sheet>
typename Sheet::Set set_of(const Sheet& sheet, const Cells& cells) {
    typename Sheet::Set set{};
    for (int cell = 0; cell < sheet.cells; ++cell) {
        if (cells[static_cast<std::size_t>(cell)]) set |= sheet.one(cell);
    }
    return set;
}

template <class Sheet>
Cells cells_of(const Sheet& sheet, const typename Sheet::Set& set) {
    Cells cells(static_cast<std::size_t>(sheet.cells));
    int number = 0;
    sheet.for_each(set, [&](int cell) {
        CHECK(sheet.has(set, cell) && sheet.nth(set, number) == cell);
        CHECK(number > 0 || sheet.first(set) == cell);
        cells[static_cast<std::size_t>(cell)] = true;
        ++number;
    });
    CHECK(sheet.count(set) == number && sheet.any(set) == (number > 0));
    return cells;
}

// The cells at `dx`, `dy` from those given.
Cells moved(int width, int height, const Cells& cells, int dx, int dy) {
    Cells to(cells.size());
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const int u = x + dx, v = y + dy;
            if (!cells[static_cast<std::size_t>(y * width + x)]) continue;
            if (0 <= u && u < width && 0 <= v && v < height) to[static_cast<std::size_t>(v * width + u)] = true;
        }
    }
    return to;
}

Cells grown(int width, int height, const Cells& cells) {
    Cells all = cells;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const Cells part = moved(width, height, cells, dx, dy);
            for (std::size_t i = 0; i < all.size(); ++i) all[i] = all[i] || part[i];
        }
    }
    return all;
}

Cells flooded(int width, int height, Cells cells, const Cells& conducts) {
    while (true) {
        Cells wider = grown(width, height, cells);
        for (std::size_t i = 0; i < wider.size(); ++i) wider[i] = cells[i] || (wider[i] && conducts[i]);
        if (wider == cells) return cells;
        cells = wider;
    }
}

template <class Sheet>
void test(int width, int height, parlour::Random& random) {
    const Sheet sheet(width, height);
    CHECK(Sheet::fits(width, height));
    const auto drawn = [&](std::uint32_t one_in) {
        Cells cells(static_cast<std::size_t>(sheet.cells));
        for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = random.below(one_in) == 0;
        return cells;
    };
    for (int round = 0; round < 20; ++round) {
        const Cells cells = drawn(4), conducts = drawn(2);
        const auto set = set_of(sheet, cells), way = set_of(sheet, conducts);
        CHECK(cells_of(sheet, set) == cells);
        CHECK(cells_of(sheet, sheet.grow(set)) == grown(width, height, cells));
        CHECK(cells_of(sheet, sheet.flood(set, way)) == flooded(width, height, cells, conducts));
        int pairs = 0;
        for (int dy = -5; dy <= 5; ++dy) {
            for (int dx = -5; dx <= 5; ++dx) {
                const Cells to = moved(width, height, cells, dx, dy);
                CHECK(cells_of(sheet, sheet.leap(set, dx, dy)) == to);
                if (std::max(std::abs(dx), std::abs(dy)) != 2) continue;
                for (std::size_t i = 0; i < to.size(); ++i) pairs += to[i] && conducts[i];
            }
        }
        CHECK(sheet.pairs_two_apart(set, way) == pairs);
        CHECK(cells_of(sheet, sheet.all & ~set) == [&] {
            Cells rest = cells;
            rest.flip();
            return rest;
        }());
    }
}

}  // namespace

int main() {
    parlour::Random random(1);
    for (const auto& [width, height] : {std::pair{7, 7}, {8, 8}, {3, 3}, {2, 16}, {16, 2}, {16, 4}, {5, 9}}) {
        test<parlour::Sheet64>(width, height, random);
        test<parlour::Sheet128>(width, height, random);
        test<parlour::Sheet16>(width, height, random);
    }
    for (const auto& [width, height] : {std::pair{10, 10}, {11, 11}, {16, 8}, {8, 16}}) {
        test<parlour::Sheet128>(width, height, random);
        test<parlour::Sheet16>(width, height, random);
        test<parlour::Sheet32>(width, height, random);
    }
    for (const auto& [width, height] : {std::pair{20, 20}, {32, 32}, {30, 20}}) {
        test<parlour::Sheet32>(width, height, random);
        test<parlour::SheetWide>(width, height, random);
    }
    test<parlour::SheetWide>(64, 64, random);
    test<parlour::SheetWide>(33, 20, random);
}

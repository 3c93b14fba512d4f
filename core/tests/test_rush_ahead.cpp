// What is foreseen of a round of Klopodavka in which everybody rushes.

#include <cstdio>

#include "check.hpp"
#include "parlour/evaluate/klopodavka/rush_ahead.hpp"

namespace {

using parlour::Distances;
using parlour::Random;
using parlour::Tempo;

constexpr int kSteps = 5, kFar = 100;

// The seats that are out after so many turns; every seat that is in is `kFar` from all but what is given.
struct Way {
    int enemy, victim, steps;
};

std::uint8_t out_after(int turns, int players, int to_move, int left, std::initializer_list<Way> ways, int apart = kFar, std::uint8_t out = 0) {
    Distances far{};
    for (auto& row : far) row.fill(kFar);
    for (const Way& way : ways) far[static_cast<std::size_t>(way.enemy)][static_cast<std::size_t>(way.victim)] = way.steps;
    Random random(1);
    return parlour::rushed(Tempo{players, to_move, left, kSteps, out}, far, turns, [&](int, int) { return apart; }, random).first.out;
}

void who_is_quicker() {
    // One step too few, and enough.
    CHECK(out_after(1, 3, 0, 5, {{0, 1, 6}}) == 0b000);
    CHECK(out_after(1, 3, 0, 5, {{0, 1, 5}}) == 0b010);
    CHECK(out_after(1, 3, 0, 2, {{0, 1, 3}}) == 0b000);
    // Two turns away, and the victim moves in between.
    CHECK(out_after(4, 3, 0, 5, {{0, 1, 10}}) == 0b000);
    // Both would kill the other in their next turn: who moves first does.
    CHECK(out_after(2, 3, 0, 5, {{0, 1, 4}, {1, 0, 1}}) == 0b010);
    CHECK(out_after(2, 3, 1, 5, {{0, 1, 4}, {1, 0, 1}}) == 0b001);
}

void who_holds_off_whom() {
    // Two steps set an enemy that is four steps away back out of reach; one step left does not.
    CHECK(out_after(2, 3, 0, 2, {{1, 0, 4}}) == 0b000);
    CHECK(out_after(2, 3, 0, 1, {{1, 0, 4}}) == 0b001);
    // Two enemies need two steps each.
    CHECK(out_after(3, 3, 0, 4, {{1, 0, 4}, {2, 0, 4}}) == 0b000);
    CHECK(out_after(3, 3, 0, 3, {{1, 0, 4}, {2, 0, 4}}) == 0b001);
}

void on_from_there() {
    // What is left after a kill goes to the next main bug, from the place of the first.
    CHECK(out_after(1, 3, 0, 5, {{0, 1, 2}, {0, 2, 30}}, 4) == 0b010);
    CHECK(out_after(1, 3, 0, 5, {{0, 1, 2}, {0, 2, 30}}, 3) == 0b110);
    // A seat that is out neither moves nor is rushed for.
    CHECK(out_after(3, 3, 0, 5, {{0, 1, 1}, {1, 2, 1}, {0, 2, 20}}, kFar, 0b010) == 0b010);
    // Nobody is left to rush for.
    CHECK(out_after(8, 2, 0, 5, {{0, 1, 5}}) == 0b010);
}

void equals_by_lot() {
    Random random(2);
    int first = 0;
    for (int i = 0; i < 1000; ++i) {
        Distances far{};
        for (auto& row : far) row.fill(kFar);
        far[0][1] = far[0][2] = far[0][3] = 5;
        first += parlour::rushed(Tempo{4, 0, 5, kSteps, 0}, far, 1, [](int, int) { return kFar; }, random).first.out == 0b0010;
    }
    CHECK(first > 270 && first < 400);
}

}  // namespace

int main() {
    who_is_quicker();
    who_holds_off_whom();
    on_from_there();
    equals_by_lot();
    std::printf("who rushes, who is held off\n");
    return 0;
}

#include "bearoff.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>

#include <array>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "parlour/evaluate/backgammon/bearoff/make_one_sided.hpp"
#include "parlour/evaluate/backgammon/bearoff/tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace parlour {
namespace {

using namespace backgammon;

// Counts as Python has them: points 0…25 as one player counts them.
using Counts = std::array<int, kPoints>;

Board board_of(const Counts& counts) {
    Board board;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] < -kMostCheckers || counts[i] > kMostCheckers) throw nb::value_error("too many checkers on a point");
        board.at[i] = static_cast<std::int8_t>(counts[i]);
    }
    return board;
}

bearoff::Kind kind_of(std::string_view text) {
    for (const auto kind : bearoff::kKinds) {
        if (name(kind) == text) return kind;
    }
    throw nb::value_error("the kinds of tables are one-sided, two-sided, hypergammon");
}

// What a maker made without the GIL; None if it was stopped.
template <class Make>
nb::object made(const Make& make) {
    std::vector<std::byte> file;
    {
        nb::gil_scoped_release release;
        file = make();
    }
    if (file.empty()) return nb::none();
    return nb::bytes(file.data(), file.size());
}

void check(bool holds, const char* what) {
    if (!holds) throw nb::value_error(what);
}

}  // namespace

void bind_bearoff(nb::module_& module) {
    using namespace bearoff;

    nb::class_<Job>(module, "Job", "How far a long piece of work has come, and the word to end it.")
        .def(nb::init<>())
        .def_prop_ro("share", &Job::share, "From 0 to 1.")
        .def("stop", &Job::stop, "Ends the work soon; it then gives None.");

    module.def(
        "make_one_sided",
        [](int points, int checkers, Job& job) {
            check(points >= 1 && points <= kMostPoints, "1 to 10 points");
            check(checkers >= 1 && checkers <= kMostCheckers, "1 to 15 checkers");
            return made([&] { return make_one_sided(points, checkers, job); });
        },
        "points"_a, "checkers"_a, "job"_a, nb::sig("def make_one_sided(points: int, checkers: int, job: Job) -> bytes | None"),
        "The file of a one-sided bear-off table; None if stopped.");
    module.def(
        "make_two_sided",
        [](int points, int checkers, int threads, Job& job) {
            check(points >= 1 && points <= kMostPoints, "1 to 10 points");
            check(checkers >= 1 && checkers < kMostCheckers, "1 to 14 checkers");
            check(Home(points).size(checkers) <= kMostPositions, "too many positions");
            check(threads >= 1, "at least one thread");
            return made([&] { return make_two_sided(points, checkers, threads, job); });
        },
        "points"_a, "checkers"_a, "threads"_a, "job"_a,
        nb::sig("def make_two_sided(points: int, checkers: int, threads: int, job: Job) -> bytes | None"),
        "The file of a two-sided bear-off table; None if stopped.");
    module.def(
        "make_hypergammon",
        [](int checkers, int threads, double tolerance, Job& job) -> nb::object {
            check(checkers >= 1 && checkers <= Few::kMost, "1 to 3 checkers");
            check(threads >= 1, "at least one thread");
            check(tolerance > 1e-6, "a tolerance above 1e-6, which is what single precision can reach");
            Sweeps sweeps;
            nb::object file = made([&] { return make_hypergammon(checkers, threads, tolerance, job, sweeps); });
            if (file.is_none()) return file;
            return nb::make_tuple(file, sweeps.count, sweeps.last_change);
        },
        "checkers"_a, "threads"_a, "tolerance"_a, "job"_a,
        nb::sig("def make_hypergammon(checkers: int, threads: int, tolerance: float, job: Job) -> tuple[bytes, int, float] | None"),
        "The file of a table of all positions with so many checkers a side, the sweeps it took, the largest change in the last; "
        "None if stopped.");

    nb::class_<Tables>(module, "BearoffTables", "Tables at hand; boards are 26 counts, as who has just moved counts them.")
        .def(nb::init<>())
        .def("open", [](Tables& self, std::string_view kind, const std::string& path) {
                 nb::gil_scoped_release release;
                 return name(self.add(kind_of(kind), std::filesystem::path(path)));
             }, "kind"_a, "path"_a, "Takes a table's file, mapped; what is wrong with it, or nothing.")
        .def("add", [](Tables& self, std::string_view kind, const nb::bytes& file) {
                 const auto* const at = static_cast<const std::byte*>(file.data());
                 return name(self.add(kind_of(kind), Bytes(std::vector<std::byte>(at, at + file.size()))));
             }, "kind"_a, "file"_a, "Takes a table just made; what is wrong with it, or nothing.")
        .def("race", [](const Tables& self, const Counts& counts) -> std::optional<std::tuple<float, float, float, float, float>> {
                 const auto found = self.race(board_of(counts));
                 if (!found) return {};
                 return std::tuple{found->win, found->win_gammon, found->win_backgammon, found->lose_gammon, found->lose_backgammon};
             }, "board"_a, "The five probabilities of who has just moved, if a table knows them.")
        .def("hypergammon", [](const Tables& self, const Counts& counts) -> std::optional<std::tuple<float, float, float, float, float>> {
                 const auto found = self.hypergammon(board_of(counts));
                 if (!found) return {};
                 return std::tuple{found->win, found->win_gammon, found->win_backgammon, found->lose_gammon, found->lose_backgammon};
             }, "board"_a, "The same in a game of Hypergammon.")
        .def("on_roll", [](const Tables& self, const Counts& counts) -> std::optional<std::tuple<float, float, float, float>> {
                 const auto found = self.on_roll(board_of(counts));
                 if (!found) return {};
                 return std::tuple{found->cubeless, found->centred, found->own, found->theirs};
             }, "board"_a, "What rolling is worth to the other: without the cube, with it centred, its own, the mover's.")
        .def("mean_rolls", [](const Tables& self, const Counts& counts) { return self.mean_rolls(board_of(counts)); },
             "board"_a, "The mean number of rolls to bear off the mover's checkers, if a table knows it.");
}

}  // namespace parlour

#include "analyst.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <mutex>
#include <string>

#include "parlour/evaluate/backgammon/analyst.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace parlour {
namespace {

using namespace backgammon;

// The analyst keeps views of its weights: they are held with it.
struct PyAnalyst {
    nb::bytes weights;
    std::string equities;
    std::unique_ptr<Analyst> analyst;
    std::mutex busy;  // one question at a time, for they are answered without the GIL

    template <class Ask>
    auto ask(Ask&& question) {
        nb::gil_scoped_release release;
        const std::lock_guard lock(busy);
        return question(*analyst);
    }
};

nb::tuple told(const Rolled& rolled) {
    return nb::make_tuple(rolled.games, rolled.results, rolled.result_errors, rolled.cubeless, rolled.cubeless_error,
                          rolled.value, rolled.error);
}

}  // namespace

void bind_analyst(nb::module_& module) {
    nb::class_<PyAnalyst>(module, "Analyst", "Judges positions of Backgammon; parlour.evaluate.backgammon.Analyst is its face.")
        .def("evaluate", [](PyAnalyst& self, std::string text, bool has_cube, int plies) {
            const auto found = self.ask([&](Analyst& analyst) { return analyst.evaluate(text, has_cube, plies); });
            return nb::make_tuple(found.results, found.value, found.equity);
        }, "text"_a, "has_cube"_a, "plies"_a,
           nb::sig("def evaluate(self, text: str, has_cube: bool, plies: int) -> tuple[typing.Any, ...]"),
           "A position before the roll, for who is to roll: (results, value, equity). Results are the shares of games won "
           "single, as gammon, as backgammon, and lost so.")
        .def("plays", [](PyAnalyst& self, std::string text, bool has_cube, int plies, std::vector<std::pair<int, double>> filters) {
            const auto plays = self.ask([&](Analyst& analyst) { return analyst.plays(text, has_cube, plies, filters); });
            nb::list found;
            for (const auto& play : plays) {
                found.append(nb::make_tuple(play.moves, play.results, play.value, play.equity, play.plies));
            }
            return found;
        }, "text"_a, "has_cube"_a, "plies"_a, "filters"_a,
           nb::sig("def plays(self, text: str, has_cube: bool, plies: int, "
                   "filters: collections.abc.Sequence[tuple[int, float]]) -> list[tuple[typing.Any, ...]]"),
           "The plays of a roll, best first: (action numbers, results, value, equity, plies).")
        .def("cube", [](PyAnalyst& self, std::string text, int plies) {
            const auto c = self.ask([&](Analyst& analyst) { return analyst.cube(text, plies); });
            return nb::make_tuple(c.results, c.values, c.equities, c.name, c.available, c.doubles, c.takes, c.beavers, c.too_good, c.window);
        }, "text"_a, "plies"_a, nb::sig("def cube(self, text: str, plies: int) -> tuple[typing.Any, ...]"),
           "A decision about the cube: (results, values, equities, name, available, doubles, takes, beavers, too_good, window); "
           "values of not doubling, double and take, double and pass.")
        .def("resignation", [](PyAnalyst& self, std::string text, bool has_cube, int plies) {
            return self.ask([&](Analyst& analyst) { return analyst.resignation(text, has_cube, plies); });
        }, "text"_a, "has_cube"_a, "plies"_a, "The level at which who is on roll should give the game up, 0: it should not.")
        .def("accepts", [](PyAnalyst& self, std::string text, bool has_cube, int level, bool by_mover, int plies) {
            return self.ask([&](Analyst& analyst) { return analyst.accepts(text, has_cube, level, by_mover, plies); });
        }, "text"_a, "has_cube"_a, "level"_a, "by_mover"_a, "plies"_a,
           "Whether to accept a game given up at a level, by who is on roll or by the other.")
        .def("judge", [](PyAnalyst& self, nb::bytes boards, int plies) {
            if (boards.size() % 26) throw nb::value_error("a board has 26 bytes");
            std::vector<std::array<std::int8_t, 26>> list(boards.size() / 26);
            std::memcpy(list.data(), boards.c_str(), boards.size());
            return self.ask([&](Analyst& analyst) { return analyst.judge(list, plies); });
        }, "boards"_a, "plies"_a,
           "Boards of 26 signed bytes as who has just moved counts them: five probabilities for each, one after the other.")
        .def("best", [](PyAnalyst& self, nb::bytes board, int high, int low, int plies) {
            if (board.size() != 26) throw nb::value_error("a board has 26 bytes");
            if (std::min(high, low) < 1 || std::max(high, low) > 6) throw nb::value_error("a die shows 1 to 6");
            std::array<std::int8_t, 26> start;
            std::memcpy(start.data(), board.c_str(), start.size());
            const auto end = self.ask([&](Analyst& analyst) { return analyst.best(start, high, low, plies); });
            return nb::bytes(end.data(), end.size());
        }, "board"_a, "high"_a, "low"_a, "plies"_a,
           "The board after the best play of a roll without the cube; 26 signed bytes as its player counts both.")
        .def("rollout", [](PyAnalyst& self, std::string text, bool has_cube, std::uint64_t games, int plies, int truncate, bool reduce,
                           double target, std::uint64_t seed, std::uint64_t first, int threads, nb::object tell) {
            RolloutPlan plan;
            plan.games = games, plan.plies = plies, plan.truncate = truncate, plan.with_cube = has_cube, plan.reduce = reduce;
            plan.target = target, plan.seed = seed, plan.first = first, plan.threads = threads;
            const auto hear = [&](const Rolled& so_far) {
                if (tell.is_none()) return true;
                nb::gil_scoped_acquire acquire;
                return nb::cast<bool>(tell(told(so_far)));
            };
            return told(self.ask([&](Analyst& analyst) { return analyst.rollout(text, has_cube, plan, hear); }));
        }, "text"_a, "has_cube"_a, "games"_a, "plies"_a, "truncate"_a, "reduce"_a, "target"_a, "seed"_a, "first"_a, "threads"_a,
           "tell"_a = nb::none(),
           nb::sig("def rollout(self, text: str, has_cube: bool, games: int, plies: int, truncate: int, reduce: bool, target: float, "
                   "seed: int, first: int, threads: int, tell: collections.abc.Callable[[tuple[typing.Any, ...]], bool] | None = None) "
                   "-> tuple[typing.Any, ...]"),
           "Plays a position out: (games, results, errors of the five probabilities, points without the cube, its error, value, its "
           "error). `tell` hears of it on the way; False ends it.");

    module.def(
        "analyst",
        [](nb::bytes weights, std::string equities, std::string one_sided, std::string two_sided, std::string hypergammon, int checkers,
           bool crawford_rule) {
            auto self = std::make_unique<PyAnalyst>();
            self->weights = std::move(weights);
            self->equities = std::move(equities);
            self->analyst = make_analyst({{self->weights.c_str(), self->weights.size()}, self->equities, std::move(one_sided),
                                          std::move(two_sided), std::move(hypergammon), checkers, crawford_rule});
            return self;
        },
        "weights"_a, "equities"_a, "one_sided"_a, "two_sided"_a, "hypergammon"_a, "checkers"_a,
        "crawford_rule"_a = true,
        "An analyst by the network's weights, a match equity table and the places of bear-off tables (empty: none); ValueError if "
        "weights or equities are none. `crawford_rule`: whether matches have a Crawford game.");
}

}  // namespace parlour

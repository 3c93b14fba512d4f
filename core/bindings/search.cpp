#include "search.hpp"

#include <nanobind/stl/function.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <mutex>

#include "twin.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace parlour {
namespace {

// A search with the game whose moves it names.
struct PySearch {
    nb::object owner;
    const Twin* twin;
    std::unique_ptr<AnySearch> search;
    std::mutex busy;  // one run at a time, for they go on without the GIL

    nb::tuple moves(const std::vector<Move>& numbers) const {
        return nb::tuple(listed(*twin, numbers.data(), numbers.size()));
    }

    // (depth, deepest, nodes, seconds, full, lines, values), a line as (pv, value, score, visits, proven, plies).
    nb::tuple told(const Report& report) const {
        nb::list lines;
        for (const Line& line : report.lines) {
            lines.append(nb::make_tuple(moves(line.pv), line.value, line.score, line.visits, line.proven, line.plies));
        }
        return nb::make_tuple(report.depth, report.deepest, report.nodes, report.seconds, report.full, nb::tuple(lines),
                              nb::tuple(nb::cast(report.values)));
    }
};

}  // namespace

void bind_search(nb::module_& module) {
    nb::class_<PySearch>(module, "Search", "A search of a compiled game; parlour.native.Search is its face.")
        .def("run", [](PySearch& self, const Position& position, int depth, std::uint64_t nodes, double seconds, nb::object tell) {
            const std::byte* const at = own(*self.twin, position);
            const Actor actor = self.twin->game->actor(at);
            if (actor == kNobody) throw nb::value_error("the game is over");
            Report report;
            {
                nb::gil_scoped_release release;
                const std::lock_guard lock(self.busy);
                Tell told;
                if (!tell.is_none()) {
                    told = [&](const Report& so_far) {
                        nb::gil_scoped_acquire acquire;
                        tell(self.told(so_far));
                    };
                }
                report = self.search->run(at, {depth, nodes, seconds}, told);
            }
            return self.told(report);
        }, "position"_a, "depth"_a = 0, "nodes"_a = 0, "seconds"_a = 0.0, "tell"_a = nb::none(),
           nb::sig("def run(self, position: Position, depth: int = 0, nodes: int = 0, seconds: float = 0.0, "
                   "tell: collections.abc.Callable[[tuple[typing.Any, ...]], object] | None = None) -> tuple[typing.Any, ...]"),
           "Searches until a limit is reached (0: none) or `stop` is called: (depth, deepest, nodes, seconds, full, lines, values), a "
           "line as (pv, value, score, visits, proven, plies), values of every seat or none. `tell` is given the same on the way.")
        .def("stop", [](PySearch& self) { self.search->stop(); }, "Ends the search soon, also one just about to begin.")
        .def("arm", [](PySearch& self) { self.search->arm(); }, "Forgets an earlier `stop`.")
        .def("clear", [](PySearch& self) {
            nb::gil_scoped_release release;
            const std::lock_guard lock(self.busy);
            self.search->clear();
        }, "Forgets what earlier positions taught.")
        .def("score", [](PySearch& self, const Position& position) { return self.search->score(own(*self.twin, position)); },
             "position"_a, "What the evaluator says of a position, from the view of who moves, in its own unit.")
        .def("play_itself", [](PySearch& self, const std::vector<const Position*>& starts, std::uint64_t nodes, int random_moves,
                               std::uint64_t seed) {
            std::vector<const std::byte*> positions;
            for (const Position* start : starts) positions.push_back(own(*self.twin, *start));
            std::vector<std::uint8_t> samples;
            {
                nb::gil_scoped_release release;
                const std::lock_guard lock(self.busy);
                samples = self.search->play_itself(positions, {0, nodes, 0}, random_moves, seed);
            }
            return nb::bytes(samples.data(), samples.size());
        }, "starts"_a, "nodes"_a, "random_moves"_a, "seed"_a,
           "A game against itself from each start, at `nodes` a move after `random_moves` at random: its positions to learn from.");

    module.def(
        "search",
        [](nb::object game, std::string kind, std::string evaluator, std::map<std::string, double> values, nb::bytes weights,
           std::map<std::string, std::string> texts)
            -> std::unique_ptr<PySearch> {
            auto search = std::make_unique<PySearch>();
            search->twin = nb::cast<const Twin*>(game);
            SearchOptions options{std::move(kind), std::move(evaluator), {}, {weights.c_str(), weights.size()}, {}};
            options.texts.insert(texts.begin(), texts.end());
            options.values.insert(values.begin(), values.end());
            search->search = search->twin->game->search(options);
            if (!search->search) return {};
            search->owner = std::move(game);
            return search;
        },
        "game"_a, "kind"_a, "evaluator"_a, "values"_a, "weights"_a, "texts"_a,
        nb::sig("def search(game: Game, kind: str, evaluator: str, values: collections.abc.Mapping[str, float], weights: bytes, "
                "texts: collections.abc.Mapping[str, str]) -> Search | None"),
        "A search of this game by its kind, with an evaluator by its name; None if there is none such.");
}

}  // namespace parlour

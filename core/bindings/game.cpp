#include "game.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

#include "parlour/games.hpp"
#include "twin.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace parlour {
namespace {

nb::tuple payoffs_of(const Payoffs& payoffs, int players) {
    nb::list list;
    for (int seat = 0; seat < players; ++seat) list.append(payoffs[static_cast<std::size_t>(seat)]);
    return nb::tuple(list);
}

// The positions at the different ends of a turn, made when looked at.
struct Ends {
    nb::object owner;  // the game
    const Twin* twin;
    std::size_t size;  // of a position
    std::vector<std::byte> bytes;

    std::size_t count() const { return bytes.size() / size; }
};

template <class T, class... Shape>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu, Shape...>;

// A batch with the arrays it writes to, which live as long as it does.
struct PyBatch {
    nb::object owner;  // the game
    std::vector<nb::object> arrays;
    int count;
    std::unique_ptr<AnyBatch> batch;
    std::mutex busy;  // one call at a time, for they go on without the GIL
};

template <class T>
T* checked(nb::object object, std::size_t size, const char* name, PyBatch& batch) {
    auto array = nb::cast<Array<T>>(object);
    if (array.size() != size) throw nb::value_error((std::string(name) + ": wrong size").c_str());
    batch.arrays.push_back(std::move(object));
    return array.data();
}

void bind_positions(nb::module_& module) {
    nb::class_<Position>(module, "Position", "A position of a compiled game: a value.")
        .def("__str__", [](const Position& self) { return self.twin->game->write(self.at()); },
             "The position's text, the same as the Python rulebook writes.")
        .def("__repr__", [](const Position& self) { return "<position " + self.twin->game->write(self.at()) + ">"; })
        .def("__hash__", [](const Position& self) { return static_cast<Py_hash_t>(self.twin->game->key(self.at()) >> 1); })
        .def("__eq__",
             [](const Position& self, nb::handle other) {
                 const Position* position = nullptr;
                 return nb::try_cast(other, position) && position && position->twin == self.twin &&
                        self.twin->game->equal(self.at(), position->at());
             }, "other"_a.none())
        .def("__reduce__", [](const Position& self) {
            return nb::make_tuple(nb::module_::import_("parlour.native").attr("revived"),
                                  nb::make_tuple(self.twin->plain, self.twin->game->write(self.at())));
        }, nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"))
        .def("__getattr__", [](const Position& self, nb::str name) {
            return nb::module_::import_("parlour.native").attr("attribute")(
                self.twin->plain, self.twin->game->write(self.at()), name);
        }, "name"_a, nb::sig("def __getattr__(self, name: str) -> typing.Any"), "What the rulebook's position has.")
        .def_prop_ro("key", [](const Position& self) { return self.twin->game->key(self.at()); },
                     "What the future depends on, as a number of 64 bits; turn and move numbers do not count.");
}

void bind_games(nb::module_& module) {
    nb::class_<Twin>(module, "Game", "A compiled game; positions must be its own.")
        .def_prop_ro("players", [](const Twin& self) { return self.game->players(); }, "The number of seats.")
        .def_prop_ro("actions", [](const Twin& self) { return self.game->actions(); }, "The number of actions of the players.")
        .def_prop_ro("observation_size", [](const Twin& self) { return self.game->observation_size(); },
                     "The number of bytes of an observation.")
        .def_prop_ro("position_size", [](const Twin& self) { return self.game->position_size(); }, "The bytes of a position.")
        .def("start", [](const Twin& self) {
            Position position(nb::find(self));
            self.game->start(position.at());
            return position;
        }, "The position a game begins with.")
        .def("read", [](const Twin& self, std::string_view text) -> std::optional<Position> {
            Position position(nb::find(self));
            if (!self.game->read(text, position.at())) return {};
            return position;
        }, "text"_a, "The position of a text as `str` writes it, or None.")
        .def("actor", [](const Twin& self, const Position& position) { return self.game->actor(own(self, position)); },
             "position"_a, "Who decides now: a seat, CHANCE or NOBODY.")
        .def("legal_moves", [](const Twin& self, const Position& position) {
            self.game->legal_moves(own(self, position), self.found);
            return listed(self, self.found.data(), self.found.size());
        }, "position"_a, nb::sig("def legal_moves(self, position: Position) -> list[typing.Any]"), "The moves of the player to decide.")
        .def("legal_actions", [](const Twin& self, const Position& position) {
            self.game->legal_moves(own(self, position), self.found);
            return self.found;
        }, "position"_a, "The same as numbers.")
        .def("is_legal", [](const Twin& self, const Position& position, nb::handle move) {
            const std::byte* const at = own(self, position);
            const auto number = number_of(self, move);
            if (!number) return false;
            self.game->legal_moves(at, self.found);
            if (std::ranges::find(self.found, *number) != self.found.end()) return true;
            self.game->chances(at, self.outcomes);
            return std::ranges::find(self.outcomes, *number, &Chance::move) != self.outcomes.end();
        }, "position"_a, "move"_a.none(), "Whether a move can be made now, or is an outcome of the dice that are due.")
        .def("chances", [](const Twin& self, const Position& position) {
            self.game->chances(own(self, position), self.outcomes);
            nb::list list;
            for (const auto& [move, probability] : self.outcomes) {
                list.append(nb::make_tuple(self.moves[move], probability));
            }
            return list;
        }, "position"_a, nb::sig("def chances(self, position: Position) -> list[tuple[typing.Any, float]]"), "The outcomes of a chance node with their probabilities.")
        .def("after", [](const Twin& self, const Position& position, nb::handle move) {
            const auto number = number_of(self, move);
            if (!number) throw nb::value_error("no move of this game");
            own(self, position);
            Position next(position);
            self.game->apply(next.at(), *number);
            return next;
        }, "position"_a, "move"_a, "The position after a legal move or an outcome.")
        .def("payoffs", [](const Twin& self, const Position& position) {
            return payoffs_of(self.game->payoffs(own(self, position)), self.game->players());
        }, "position"_a, nb::sig("def payoffs(self, position: Position) -> tuple[float, ...]"), "One payoff a seat; all zero while the game runs.")
        .def("turns", [](const Twin& self, const Position& position) -> nb::object {
            std::vector<std::vector<Move>> turns;
            if (!self.game->turns(own(self, position), turns)) return nb::none();
            nb::list list;
            for (const auto& turn : turns) list.append(nb::tuple(listed(self, turn.data(), turn.size())));
            return list;
        }, "position"_a, nb::sig("def turns(self, position: Position) -> list[tuple[typing.Any, ...]] | None"),
           "Every different end of the turn, each by one order of its moves; None if the game does not list them.")
        .def("ends", [](const Twin& self, const Position& position) -> std::optional<Ends> {
            Ends ends{nb::find(self), &self, self.game->position_size(), {}};
            if (!self.game->ends(own(self, position), ends.bytes)) return {};
            return ends;
        }, "position"_a, "The positions at these ends; None if the game does not list them.")
        .def("observation", [](const Twin& self, const Position& position, int pov) {
            if (pov < 0 || pov >= self.game->players()) throw nb::value_error("no such seat");
            std::vector<std::uint8_t> planes(static_cast<std::size_t>(self.game->observation_size()));
            self.game->observe(own(self, position), pov, planes);
            return nb::bytes(planes.data(), planes.size());
        }, "position"_a, "pov"_a, "What `pov` sees, as bytes (docs/encodings.md).")
        .def("perft", [](const Twin& self, const Position& position, int depth, bool made, int threads) {
            const std::byte* const at = own(self, position);
            if (depth < 0 || threads < 1) throw nb::value_error("depth and threads must be positive");
            nb::gil_scoped_release release;
            return self.game->perft(at, depth, made ? Leaves::kMade : Leaves::kCounted, threads);
        }, "position"_a, "depth"_a, "made"_a = false, "threads"_a = 1,
           "The number of paths of `depth` moves; `made`: with every leaf made instead of counted.")
        .def("play_outs", [](const Twin& self, const Position& position, std::uint64_t games, std::uint64_t most,
                            std::uint64_t seed, int threads) {
            const std::byte* const at = own(self, position);
            if (threads < 1) throw nb::value_error("threads must be positive");
            Playouts total;
            {
                nb::gil_scoped_release release;
                total = self.game->play_outs(at, games, most, seed, threads);
            }
            return nb::make_tuple(total.games, total.finished, total.moves, payoffs_of(total.sums, self.game->players()));
        }, "position"_a, "games"_a, "most"_a, "seed"_a, "threads"_a = 1,
           nb::sig("def play_outs(self, position: Position, games: int, most: int, seed: int, threads: int = 1) -> tuple[int, int, int, tuple[float, ...]]"),
           "Random games from a position, cut after `most` moves: how many, how many ended, moves in all, sums of payoffs.")
        .def("batch", [](const Twin& self, int count, std::uint32_t limit, int threads, nb::object observations,
                        nb::object masks, nb::object rewards, nb::object terminations, nb::object truncations,
                        nb::object players, nb::object final_observations) {
            if (count < 1 || threads < 1) throw nb::value_error("count and threads must be positive");
            auto batch = std::make_unique<PyBatch>();
            const auto n = static_cast<std::size_t>(count);
            const auto planes = n * static_cast<std::size_t>(self.game->observation_size());
            const auto actions = n * static_cast<std::size_t>(self.game->actions());
            const auto seats = n * static_cast<std::size_t>(self.game->players());
            const BatchArrays arrays{
                checked<std::uint8_t>(std::move(observations), planes, "observations", *batch),
                checked<std::uint8_t>(std::move(masks), actions, "masks", *batch),
                checked<float>(std::move(rewards), seats, "rewards", *batch),
                checked<std::uint8_t>(std::move(terminations), n, "terminations", *batch),
                checked<std::uint8_t>(std::move(truncations), n, "truncations", *batch),
                checked<std::int32_t>(std::move(players), n, "players", *batch),
                checked<std::uint8_t>(std::move(final_observations), planes * static_cast<std::size_t>(self.game->players()),
                                      "final_observations", *batch)};
            batch->owner = nb::find(self);
            batch->count = count;
            batch->batch = self.game->batch(count, limit, threads, arrays);
            return batch;
        }, "count"_a, "limit"_a, "threads"_a, "observations"_a, "masks"_a, "rewards"_a, "terminations"_a,
           "truncations"_a, "players"_a, "final_observations"_a,
           "Many games side by side that write into these arrays (parlour.envs makes them).");
}

void bind_ends(nb::module_& module) {
    nb::class_<Ends>(module, "Ends", "The positions at the different ends of a turn: a sequence, its items made when looked at.")
        .def("__len__", [](const Ends& self) { return self.count(); })
        .def("__getitem__", [](const Ends& self, Py_ssize_t index) {
            const auto count = static_cast<Py_ssize_t>(self.count());
            if (index < 0) index += count;
            if (index < 0 || index >= count) throw nb::index_error();
            Position position(self.owner);
            std::memcpy(position.at(), self.bytes.data() + static_cast<std::size_t>(index) * self.size, self.size);
            return position;
        }, "index"_a)
        .def("__iter__", [](nb::handle self) { return nb::steal(PySeqIter_New(self.ptr())); },
             nb::sig("def __iter__(self) -> collections.abc.Iterator[Position]"))
        .def("observations", [](const Ends& self, int pov) {
            const AnyGame& game = *self.twin->game;
            if (pov < 0 || pov >= game.players()) throw nb::value_error("no such seat");
            const auto width = static_cast<std::size_t>(game.observation_size());
            std::vector<std::uint8_t> planes(self.count() * width);
            for (std::size_t i = 0; i < self.count(); ++i) {
                game.observe(self.bytes.data() + i * self.size, pov, {planes.data() + i * width, width});
            }
            return nb::bytes(planes.data(), planes.size());
        }, "pov"_a, "What `pov` sees at each end, one after the other as bytes.");
}

void bind_batches(nb::module_& module) {
    nb::class_<PyBatch>(module, "Batch", "Many games side by side.")
        .def("reset", [](PyBatch& self, Array<const std::uint64_t, nb::shape<-1>> seeds) {
            if (seeds.size() != static_cast<std::size_t>(self.count)) throw nb::value_error("one seed a game");
            nb::gil_scoped_release release;
            const std::lock_guard lock(self.busy);
            self.batch->reset(seeds.data());
        }, "seeds"_a, "Begins all games anew.")
        .def("step", [](PyBatch& self, Array<const std::int64_t, nb::shape<-1>> actions,
                       std::optional<Array<const std::uint8_t, nb::shape<-1>>> playing) {
            if (actions.size() != static_cast<std::size_t>(self.count)) throw nb::value_error("one action a game");
            if (playing && playing->size() != actions.size()) throw nb::value_error("playing: one a game");
            nb::gil_scoped_release release;
            const std::lock_guard lock(self.busy);
            return self.batch->step(actions.data(), playing ? playing->data() : nullptr);
        }, "actions"_a, "playing"_a = nb::none(),
           "Plays one action in each game, or in those that are `playing`; if one is not legal, nothing is played and "
           "the index of its game returned.")
        .def("sample", [](PyBatch& self, Array<std::int64_t, nb::shape<-1>> actions) {
            if (actions.size() != static_cast<std::size_t>(self.count)) throw nb::value_error("one action a game");
            nb::gil_scoped_release release;
            const std::lock_guard lock(self.busy);
            self.batch->sample(actions.data());
        }, "actions"_a, "Draws a legal action for each game, all equally likely, into `actions`.")
        .def("text", [](PyBatch& self, int index) {
            if (index < 0 || index >= self.count) throw nb::index_error();
            nb::gil_scoped_release release;
            const std::lock_guard lock(self.busy);
            return self.batch->text(index);
        }, "index"_a, "The position of a game.");
}

}  // namespace

void bind_game(nb::module_& module) {
    bind_positions(module);
    bind_ends(module);
    bind_games(module);
    bind_batches(module);
    module.def(
        "game",
        [](std::string_view id, std::map<std::string, int> values, std::string start, nb::list moves,
           nb::object plain) -> std::unique_ptr<Twin> {
            Options options;
            options.values.insert(values.begin(), values.end());
            options.start = std::move(start);
            auto twin = std::make_unique<Twin>();
            twin->game = make_game(id, options);
            if (!twin->game) return {};
            if (moves.size() < static_cast<std::size_t>(twin->game->actions())) throw nb::value_error("too few moves");
            for (std::size_t number = 0; number < moves.size(); ++number) {
                if (!moves[number].is_none()) twin->numbers[moves[number]] = number;
            }
            twin->moves = std::move(moves);
            twin->plain = std::move(plain);
            return twin;
        },
        "id"_a, "options"_a, "start"_a, "moves"_a, "plain"_a,
        nb::sig("def game(id: str, options: collections.abc.Mapping[str, int], start: str, moves: list[typing.Any], "
                "plain: object) -> Game"),
        "The compiled game with these options; `moves` are the Python moves by number (None: no move), `plain` is its "
        "Python rulebook. None if there is no such game.");
}

}  // namespace parlour

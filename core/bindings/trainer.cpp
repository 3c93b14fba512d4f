#include "trainer.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "parlour/train/backgammon/trainer.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace parlour {

using namespace backgammon;

namespace {

nb::bytes bytes_of(const std::string& text) { return nb::bytes(text.data(), text.size()); }
std::string_view view(const nb::bytes& bytes) { return {bytes.c_str(), bytes.size()}; }

// Works without the GIL; what the work tells is given to a Python function as (done, entropy, error), whose
// False ends it.
template <class Work>
auto telling(const nb::object& told, Work&& work) {
    const std::function<bool(const Progress&)> hear = [&told](const Progress& progress) {
        nb::gil_scoped_acquire acquire;
        return nb::cast<bool>(told(progress.done, progress.entropy, progress.error));
    };
    nb::gil_scoped_release release;
    return work(hear);
}

}  // namespace

void bind_trainer(nb::module_& module) {
    nb::class_<Trainer>(module, "BackgammonTrainer", "Trains the network of Backgammon; parlour.train.backgammon is its face.")
        .def("temporal_difference", [](Trainer& self, std::uint64_t games, std::uint64_t first, double rate, std::uint64_t seed, nb::object told) {
            return telling(told, [&](const auto& hear) { return self.temporal_difference(games, first, rate, seed, hear); });
        }, "games"_a, "first"_a, "rate"_a, "seed"_a, "told"_a,
           nb::sig("def temporal_difference(self, games: int, first: int, rate: float, seed: int, "
                   "told: collections.abc.Callable[[int, float, float], bool]) -> int"),
           "Learns from games against itself, number `first` to `games`; returns how far it came. `told(done, entropy, error)` may end it.")
        .def("play", [](const Trainer& self, std::uint64_t games, double trust, std::size_t rivals, std::uint64_t seed) {
            std::string samples;
            {
                nb::gil_scoped_release release;
                samples = self.play(games, trust, rivals, seed);
            }
            return bytes_of(samples);
        }, "games"_a, "trust"_a, "rivals"_a, "seed"_a,
           "Samples of games against itself, 38 bytes each: every position, or with `rivals` so many of the best plays of each roll.")
        .def("fit", [](Trainer& self, const std::vector<nb::bytes>& samples, double passes, double rate, std::uint64_t seed, nb::object told) {
            std::vector<std::string_view> views;
            for (const auto& one : samples) views.push_back(view(one));
            return telling(told, [&](const auto& hear) { return self.fit(views, passes, rate, seed, hear); });
        }, "samples"_a, "passes"_a, "rate"_a, "seed"_a, "told"_a,
           nb::sig("def fit(self, samples: list[bytes], passes: float, rate: float, seed: int, "
                   "told: collections.abc.Callable[[int, float, float], bool]) -> bool"),
           "Fits the network to samples; False if `told(done, entropy, error)` ended it.")
        .def("errors", [](const Trainer& self, nb::bytes samples) { return self.errors(view(samples)); }, "samples"_a,
             "Mean absolute error and root of the mean squared error of the equity.")
        .def("weights", [](const Trainer& self) { return bytes_of(self.weights()); }, "The numbers of the weights' file.")
        .def("state", [](const Trainer& self) { return bytes_of(self.state()); }, "All that is needed to go on.");
    module.def("backgammon_trainer", [](std::uint64_t seed, nb::bytes state) { return make_trainer(seed, view(state)); },
               "seed"_a, "state"_a, "A network at random, or one that goes on from a state or a weights' file; ValueError if it is none.");
}

}  // namespace parlour

#include "proof.hpp"

#include <nanobind/stl/unique_ptr.h>

#include <memory>
#include <mutex>

#include "twin.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace parlour {
namespace {

// A proof-number search with the game that it is about.
struct PyProof {
    nb::object owner;
    const Twin* twin;
    std::unique_ptr<AnyProof> proof;
    std::mutex busy;  // one question at a time, for they go on without the GIL

    Actor seat(Actor seat) const {
        if (seat < 0 || seat > 1) throw nb::value_error("the seat must be 0 or 1");
        return seat;
    }
};

}  // namespace

void bind_proof(nb::module_& module) {
    nb::class_<PyProof>(module, "Proof", "A proof-number search of a compiled game; parlour.native.Proof is its face.")
        .def_prop_ro("has_draws", [](const PyProof& self) { return self.proof->has_draws(); },
                     "Whether the game can end in a draw.")
        .def("prove", [](PyProof& self, const Position& position, Actor seat, std::uint64_t visits, double seconds) {
            const std::byte* const at = own(*self.twin, position);
            self.seat(seat);
            ProofAnswer answer;
            {
                nb::gil_scoped_release release;
                const std::lock_guard lock(self.busy);
                answer = self.proof->prove(at, seat, {0, visits, seconds});
            }
            return nb::make_tuple(static_cast<int>(answer.verdict), answer.numbers.prove, answer.numbers.disprove,
                                  answer.visits, answer.seconds, answer.full);
        }, "position"_a, "seat"_a, "visits"_a = 0, "seconds"_a = 0.0,
           nb::sig("def prove(self, position: Position, seat: int, visits: int = 0, seconds: float = 0.0) -> tuple[int, int, int, int, float, float]"),
           "Whether a seat wins: (1 yes, -1 no, 0 not known within the limits (0: none); its numbers to prove and to disprove, visits, "
           "seconds, the share of the table in use).")
        .def("plies", [](PyProof& self, const Position& position, Actor seat, int most, double seconds) {
            const std::byte* const at = own(*self.twin, position);
            self.seat(seat);
            nb::gil_scoped_release release;
            const std::lock_guard lock(self.busy);
            return self.proof->plies(at, seat, {most, 0, seconds});
        }, "position"_a, "seat"_a, "most"_a, "seconds"_a = 0.0,
           "The moves until a seat that wins has won, if it hurries and the other delays; -1 if not found.")
        .def("stop", [](PyProof& self) { self.proof->stop(); }, "Ends a question soon, also one just about to be asked.")
        .def("arm", [](PyProof& self) { self.proof->arm(); }, "Forgets an earlier `stop`.")
        .def("clear", [](PyProof& self) {
            nb::gil_scoped_release release;
            const std::lock_guard lock(self.busy);
            self.proof->clear();
        }, "Forgets all that was found.");

    module.def(
        "proof",
        [](nb::object game, std::size_t bytes) -> std::unique_ptr<PyProof> {
            auto proof = std::make_unique<PyProof>();
            proof->twin = nb::cast<const Twin*>(game);
            proof->proof = proof->twin->game->proof(bytes);
            if (!proof->proof) return {};
            proof->owner = std::move(game);
            return proof;
        },
        "game"_a, "bytes"_a, nb::sig("def proof(game: Game, bytes: int) -> Proof | None"),
        "A proof-number search of this game with a table of so many bytes; None if it is no duel without dice.");
}

}  // namespace parlour

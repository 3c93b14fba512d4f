#pragma once

#include <nanobind/nanobind.h>

#include <cstring>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "parlour/any_game.hpp"

// Compiled games and their positions as Python holds them.
namespace parlour {

// A compiled game together with the Python moves that its action numbers stand for: the very
// objects of the Python rulebook, so that moves need no conversion.
struct Twin {
    std::unique_ptr<AnyGame> game;
    nanobind::object plain;  // the Python rulebook
    nanobind::list moves;    // by number: the players' actions, then the chance outcomes
    nanobind::dict numbers;
    mutable std::vector<Move> found;
    mutable std::vector<Chance> outcomes;
};

// A position as Python holds it; it keeps its game alive.
class Position {
public:
    explicit Position(nanobind::object owner)
        : twin(nanobind::inst_ptr<Twin>(owner)), owner_(std::move(owner)), bytes_(new std::byte[twin->game->position_size()]) {}
    Position(const Position& other) : Position(other.owner_) {
        std::memcpy(at(), other.at(), twin->game->position_size());
    }
    Position(Position&&) = default;

    std::byte* at() { return bytes_.get(); }
    const std::byte* at() const { return bytes_.get(); }

    const Twin* twin;

private:
    nanobind::object owner_;
    std::unique_ptr<std::byte[]> bytes_;
};

// The bytes of a position, which must be one of this game.
inline const std::byte* own(const Twin& twin, const Position& position) {
    if (position.twin != &twin) throw nanobind::value_error("the position belongs to another game");
    return position.at();
}

// The number of a move, nothing if it is none of this game.
inline std::optional<Move> number_of(const Twin& twin, nanobind::handle move) {
    PyObject* const number = PyDict_GetItemWithError(twin.numbers.ptr(), move.ptr());
    if (number == nullptr && PyErr_Occurred()) nanobind::raise_python_error();
    if (number == nullptr) return {};
    return static_cast<Move>(PyLong_AsLong(number));
}

// What Python's own list costs, filled with references to moves that exist already.
inline nanobind::object listed(const Twin& twin, const Move* moves, std::size_t count) {
    PyObject* const list = PyList_New(static_cast<Py_ssize_t>(count));
    if (list == nullptr) nanobind::raise_python_error();
    for (std::size_t i = 0; i < count; ++i) {
        PyObject* const move = PyList_GET_ITEM(twin.moves.ptr(), moves[i]);
        Py_INCREF(move);
        PyList_SET_ITEM(list, static_cast<Py_ssize_t>(i), move);
    }
    return nanobind::steal(list);
}

}  // namespace parlour

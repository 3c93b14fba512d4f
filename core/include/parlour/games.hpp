#pragma once

#include <memory>
#include <string_view>

#include "parlour/any_game.hpp"

namespace parlour {

// The compiled game with this id, or nothing if there is none. One line a game in src/games.cpp.
std::unique_ptr<AnyGame> make_game(std::string_view id, const Options& options);

// One file a game in src/.
std::unique_ptr<AnyGame> make_ataxx(const Options& options);
std::unique_ptr<AnyGame> make_klopodavka(const Options& options);
std::unique_ptr<AnyGame> make_slime_trail(const Options& options);
std::unique_ptr<AnyGame> make_virus_war(const Options& options);
std::unique_ptr<AnyGame> make_war(const Options& options);
std::unique_ptr<AnyGame> make_backgammon(const Options& options);

}  // namespace parlour

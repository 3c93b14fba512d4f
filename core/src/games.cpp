#include "parlour/games.hpp"

#include <array>
#include <utility>

namespace parlour {
namespace {

using Make = std::unique_ptr<AnyGame> (*)(const Options&);

constexpr std::array kGames{
    std::pair<std::string_view, Make>{"ataxx", make_ataxx},
    std::pair<std::string_view, Make>{"klopodavka", make_klopodavka},
    std::pair<std::string_view, Make>{"slime-trail", make_slime_trail},
    std::pair<std::string_view, Make>{"virus-war", make_virus_war},
    std::pair<std::string_view, Make>{"war", make_war},
    std::pair<std::string_view, Make>{"backgammon", make_backgammon},
};

}  // namespace

std::unique_ptr<AnyGame> make_game(std::string_view id, const Options& options) {
    for (const auto& [name, make] : kGames) {
        if (name == id) return make(options);
    }
    return nullptr;
}

}  // namespace parlour

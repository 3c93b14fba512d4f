#include <stdlib.h>

#include <algorithm>

#include "check.hpp"
#include "parlour/base/instruction_set.hpp"
#include "parlour/base/version.hpp"

int main() {
    CHECK(std::ranges::count(parlour::kVersion, '.') == 2);
    CHECK(!parlour::compiler().empty());

    unsetenv("PARLOUR_SIMD");
    CHECK(parlour::chosen_instruction_set() == parlour::supported_instruction_set());
    setenv("PARLOUR_SIMD", "plain", 1);
    CHECK(parlour::chosen_instruction_set() == parlour::InstructionSet::kPlain);
    CHECK(name(parlour::chosen_instruction_set()) == "plain");
}

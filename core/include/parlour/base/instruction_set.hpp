#pragma once

#include <cstdlib>
#include <string_view>

namespace parlour {

enum class InstructionSet { kPlain, kAvx2 };

// What this copy of the core was compiled for. The build makes one module a set, from the same
// sources; parlour.native takes the best that the machine can run.
inline constexpr InstructionSet kBuiltFor =
#if defined(__AVX2__) && defined(__BMI2__)
    InstructionSet::kAvx2;
#else
    InstructionSet::kPlain;
#endif

// What this machine's processor can run.
inline InstructionSet supported_instruction_set() {
#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return InstructionSet::kAvx2;
#endif
    return InstructionSet::kPlain;
}

// The set to take: the supported one, unless the environment says PARLOUR_SIMD=plain, so that tests
// can run both on one machine.
inline InstructionSet chosen_instruction_set() {
    const char* wanted = std::getenv("PARLOUR_SIMD");
    if (wanted != nullptr && std::string_view(wanted) == "plain") return InstructionSet::kPlain;
    return supported_instruction_set();
}

constexpr std::string_view name(InstructionSet set) {
    return set == InstructionSet::kAvx2 ? "avx2" : "plain";
}

}  // namespace parlour

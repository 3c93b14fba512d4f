#pragma once

#include <string>
#include <string_view>

namespace parlour {

// The package's version, which the build reads from pyproject.toml.
inline constexpr std::string_view kVersion = PARLOUR_VERSION;

// The compiler's name and version, for reports of speed and of bugs.
inline std::string compiler() {
#if defined(__clang__)
    return "clang " __clang_version__;
#elif defined(__GNUC__)
    return "g++ " __VERSION__;
#elif defined(_MSC_VER)
    return "MSVC " + std::to_string(_MSC_VER);
#else
    return "unknown";
#endif
}

}  // namespace parlour

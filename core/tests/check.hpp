#pragma once

#include <cstdio>
#include <cstdlib>

// Ends the test program, saying where, unless `condition` holds; unlike assert, in release builds too.
#define CHECK(condition)                                                                     \
    do {                                                                                     \
        if (!(condition)) {                                                                  \
            std::fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition); \
            std::exit(1);                                                                    \
        }                                                                                    \
    } while (false)

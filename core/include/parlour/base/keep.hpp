#pragma once

namespace parlour {

// Makes the compiler lay a value down in memory, complete, so that a measurement of making it
// cannot be optimised away.
template <class Value>
inline void keep(const Value& value) {
#if defined(__GNUC__)
    asm volatile("" : : "m"(value));
#else
    static volatile unsigned char sink;
    sink = *reinterpret_cast<const volatile unsigned char*>(&value);
#endif
}

}  // namespace parlour

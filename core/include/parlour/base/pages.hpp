#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace parlour {

// Zeroed memory for tables that are read here and there: in large pages where the system has them,
// for looking up the page of an address would otherwise cost as much as the memory itself.
struct Unmap {
    void operator()(std::byte* memory) const { std::free(memory); }
};
using Pages = std::unique_ptr<std::byte[], Unmap>;

inline Pages zeroed_pages(std::size_t size) {
    constexpr std::size_t kLarge = std::size_t{1} << 21, kSmall = 64;
    const std::size_t align = size >= kLarge ? kLarge : kSmall;
    size = (size + align - 1) / align * align;
    auto* const memory = static_cast<std::byte*>(std::aligned_alloc(align, size));
    if (memory == nullptr) throw std::bad_alloc();
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    if (align == kLarge) madvise(memory, size, MADV_HUGEPAGE);
#endif
    std::memset(memory, 0, size);
    return Pages(memory);
}

}  // namespace parlour

#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <fstream>
#include <iterator>
#endif

namespace parlour {

// Bytes that are only read, kept as long as anyone holds them: of a file, or made in memory.
class Bytes {
public:
    Bytes() = default;
    explicit Bytes(std::vector<std::byte> made) {
        auto owner = std::make_shared<const std::vector<std::byte>>(std::move(made));
        bytes_ = *owner;
        owner_ = std::move(owner);
    }

    std::span<const std::byte> span() const { return bytes_; }
    std::size_t size() const { return bytes_.size(); }
    const std::byte* data() const { return bytes_.data(); }

    // The bytes of a file: mapped, where the system can, so that what nobody asks for is never read
    // and programs share it. Nothing if there is no such file.
    static std::optional<Bytes> of_file(const std::filesystem::path& path) {
#if defined(__unix__) || defined(__APPLE__)
        const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
        if (file < 0) return {};
        struct stat status {};
        const bool is_file = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
        const auto size = static_cast<std::size_t>(status.st_size);
        void* const memory = is_file && size ? ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
        ::close(file);
        if (!is_file) return {};
        Bytes found;
        if (memory == MAP_FAILED) return size ? std::optional<Bytes>() : found;
        found.bytes_ = {static_cast<const std::byte*>(memory), size};
        found.owner_ = std::shared_ptr<const void>(memory, [size](const void* at) { ::munmap(const_cast<void*>(at), size); });
        return found;
#else
        std::ifstream file(path, std::ios::binary);
        if (!file) return {};
        const std::vector<char> read{std::istreambuf_iterator<char>(file), {}};
        const auto* const at = reinterpret_cast<const std::byte*>(read.data());
        return Bytes(std::vector<std::byte>(at, at + read.size()));
#endif
    }

private:
    std::shared_ptr<const void> owner_;
    std::span<const std::byte> bytes_;
};

}  // namespace parlour

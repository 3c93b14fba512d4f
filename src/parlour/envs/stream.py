"""The core's random numbers in Python, number for number: `base/random.hpp` again."""

from __future__ import annotations

WORD = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15


class Stream:
    """xoshiro256** (Blackman and Vigna, 2018), seeded by SplitMix64.

    >>> Stream(1).next()
    12966619160104079557
    """

    def __init__(self, seed: int) -> None:
        words = []
        for _ in range(4):
            seed, word = _split_mix(seed)
            words.append(word)
        self.a, self.b, self.c, self.d = words

    def next(self) -> int:
        """The next word of 64 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        result = _rotated(b * 5 & WORD, 7) * 9 & WORD
        shifted = b << 17 & WORD
        c ^= a
        d ^= b
        self.a, self.b, self.c, self.d = a ^ d, b ^ c, c ^ shifted, _rotated(d, 45)
        return result

    def below(self, n: int) -> int:
        """A whole number of 0…n−1, all equally likely (Lemire 2019)."""
        while True:
            product = (self.next() >> 32) * n
            if product & 0xFFFFFFFF >= 2**32 % n:
                return product >> 32

    def unit(self) -> float:
        """A number of [0, 1)."""
        return (self.next() >> 11) * 2.0**-53


def seed_of(run: int, index: int) -> int:
    """The seed of stream `index` of a run with the seed `run`."""
    return _split_mix(run)[1] ^ (index * GOLDEN & WORD)


def _rotated(word: int, bits: int) -> int:
    return (word << bits | word >> (64 - bits)) & WORD


def _split_mix(state: int) -> tuple[int, int]:
    state = state + GOLDEN & WORD
    z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
    return state, z ^ z >> 31

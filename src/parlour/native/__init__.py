"""The only door to the compiled core: everything works without it, only slower.

`twin(game)` is a game, compiled: a `Game` with the same moves and much faster.
`PARLOUR_CORE=python` in the environment makes the core behave as absent, `PARLOUR_SIMD=plain` takes
the build for any processor.
"""

from parlour.native.core import CoreMissing, available, core
from parlour.native.twin import Playouts, Twin, attribute, revived, twin

__all__ = ["CoreMissing", "Playouts", "Twin", "attribute", "available", "core", "revived", "twin"]

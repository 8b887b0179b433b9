"""The type of the arrays. This module is never compiled.

mypyc sees the native vectors; the interpreter sees arrays of 16 bits, so that a number too great
for a cell is refused in both, and lists, which it reads faster, where the numbers are constant.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from mypy_extensions import i16

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    Cells = vec[i16]
    Lookup = vec[i64]
else:

    class vec:  # noqa: N801  (the name it stands for)
        """`vec[i16](values)` is an array of shorts, `vec[i64](values)` simply a list."""

        def __class_getitem__(cls, item: Any) -> Callable[[Iterable[int]], Any]:
            return partial(array, "h") if item is i16 else list

    Cells = array
    Lookup = list

__all__ = ["Cells", "Lookup", "vec"]

"""The type of the arrays. This module is never compiled.

mypyc sees the native vectors; the interpreter sees lists, which it reads twice as fast as vectors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    Cells = vec[u8]
    Lookup = vec[i64]
else:

    class vec:  # noqa: N801  (the name it stands for)
        """`vec[u8](values)` is simply a list of the values."""

        def __class_getitem__(cls, item: Any) -> type[list[Any]]:
            return list

    Cells = list
    Lookup = list

__all__ = ["Cells", "Lookup", "vec"]

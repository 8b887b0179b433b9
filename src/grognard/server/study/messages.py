"""What is said over HTTP about a game that has ended."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.lab.record import Analysis
from grognard.lab.why import Why

State = Literal["working", "done", "failed"]


class AskAnalysis(Struct, forbid_unknown_fields=True):
    """How many lines of play there are in the analysis that the asker has already."""

    have: Annotated[int, Meta(ge=0, le=10**9)] = 0


class AskWhy(Struct, forbid_unknown_fields=True):
    """Nothing more need be said."""


class AnalysisShown(Struct):
    """How far the analysis is; itself only if it is better than what the asker has."""

    state: State
    percent: int
    lines: int  # of play in the best analysis so far, 0 if there is none yet
    sought: bool  # whether better orders were sought in it
    analysis: Analysis | None


class WhyShown(Struct):
    """How far the reasons are, and themselves when they are found."""

    state: State
    percent: int
    why: Why | None

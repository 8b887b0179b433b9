"""What notices say: the game, the scenario and the step, never what stands on the board."""

from __future__ import annotations

from grognard.kernel import registry
from grognard.server import texts
from grognard.server.notices.store import Notice


def title(notice: Notice) -> str:
    """The game."""
    return registry.game(notice.game).title


def scenario(notice: Notice, language: str) -> str:
    """The scenario by its name."""
    return registry.game(notice.game).texts(language).say(f"scenario-{notice.scenario}")


def sentence(notice: Notice, language: str) -> str:
    """What has happened."""
    step = registry.game(notice.game).texts(language).say(f"step-{notice.step}")
    return texts.say(
        f"notice-{notice.kind}",
        language,
        title=title(notice),
        scenario=scenario(notice, language),
        seat=texts.seat_name(registry.game(notice.game), notice.seat, language),
        step=step if notice.step else "",
    )

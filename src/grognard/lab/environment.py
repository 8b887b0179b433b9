"""Every game as a PettingZoo environment, for people who teach machines to play.

The agents are the seats. An observation holds only what its seat may know: it is made from the
view and from nothing else. The words and numbers of the view are folded into a fixed number of
counters (feature hashing), so that any game fits without an encoder of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State

SIZE = 8192  # counters of an observation
LEAST, MOST = -(2**15), 2**15 - 1

Observation = dict[str, Any]


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action loses the game."""
    guarded = wrappers.TerminateIllegalWrapper(Raw(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Raw(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table. `state` is the true state of the game: not for the eyes of an agent."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: tuple[str, ...] = (),
        render_mode: str | None = None,
        edition: str | None = None,
    ) -> None:
        super().__init__()
        self.game = registry.game(game)
        self.scenario = self.game.check_scenario(scenario)
        self.edition = self.game.check_edition(edition)
        self.chosen = self.game.check_options(dict.fromkeys(options, True))
        self.render_mode = render_mode
        self.metadata = {
            "name": f"grognard_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = list(self.game.seats(self.chosen))
        self.codes = self.game.codes()
        self.index = {code: i for i, code in enumerate(self.codes)}
        space = Dict(
            {
                "observation": Box(LEAST, MOST, (SIZE,), np.int16),
                "action_mask": Box(0, 1, (len(self.codes),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(len(self.codes)) for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()
        self.position: State
        self.happened: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """What observations of a seat look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """Numbers of the codes that may be actions; the mask says which are legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same dice."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
            for agent, space in self.action_spaces.items():
                space.seed(seed + self.possible_agents.index(agent))
        dice = FastDice(int(self.chance.integers(2**31)))
        self.position = self.game.new_state(self.scenario, self.chosen, dice, self.edition)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.happened = []
        self.agent_selection = str(self.position.seat)

    def step(self, action: int | None) -> None:
        """Carries out the action of the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only a seat whose game is over has no action"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._carry_out(self.codes[int(action)])
        if self.position.over:
            self._finish()
        else:
            self.agent_selection = str(self.position.seat)
        self._accumulate_rewards()

    def _carry_out(self, code: int) -> None:
        if self.render_mode is None:
            self.game.play(self.position, code)
            return
        events = self.game.apply(self.position, code)
        seen = [event.seen_by(None) for event in events]
        self.happened = [self.game.say(event) for event in seen if event is not None]

    def _finish(self) -> None:
        winners = self.game.outcome(self.position).winners
        for agent in self.agents:
            self.rewards[agent] = 0.0 if not winners else 1.0 if agent in winners else -1.0
            self.terminations[agent] = True

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and the actions it may choose from if it is asked."""
        mask = np.zeros(len(self.codes), np.int8)
        if self.position.seat == agent:
            mask[[self.index[code] for code in self.position.codes()]] = 1
        return {"observation": folded(self.game.view(self.position, agent)), "action_mask": mask}

    def render(self) -> str | None:
        """What an onlooker saw happen last."""
        return None if self.render_mode is None else "\n".join(self.happened)

    def close(self) -> None:
        """There is nothing to close."""


# --- a view as numbers ---------------------------------------------------------------------


def folded(view: Mapping[str, Any]) -> Any:
    """The words and numbers of a view, counted in a fixed number of cells."""
    counters = np.zeros(SIZE, np.int64)
    for feature, amount in features(view):
        counters[_cell(feature)] += amount
    return np.clip(counters, LEAST, MOST).astype(np.int16)


@lru_cache(1 << 16)
def _cell(feature: str) -> int:
    return crc32(feature.encode()) % SIZE


def features(value: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Every leaf of plain data with its path: words as something that is there, numbers as such."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from features(inner, f"{path}/{key}")
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _one_of_many(inner, path)
    elif isinstance(value, str):
        yield f"{path}={value}", 1
    elif value is not None:
        yield path, int(value)


def _one_of_many(value: Any, path: str) -> Iterator[tuple[str, int]]:
    """Things in a list are told apart by their words; those that look alike are counted."""
    if not isinstance(value, Mapping):
        yield from features(value, path)
        return
    words = [f"{key}={inner}" for key, inner in value.items() if isinstance(inner, str)]
    named = f"{path}[{','.join(words)}]"
    yield named, 1
    for key, inner in value.items():
        if not isinstance(inner, str):
            yield from features(inner, f"{named}/{key}")

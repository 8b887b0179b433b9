"""The battle panel: what is asked is answered in it, and the map stays in sight."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from browsing import PHONE, click_town, expect, gone, imported
from charleroi import battle, lead

WIDE = {"viewport": {"width": 1440, "height": 900}}
both_sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=("wide", "phone"))

# The towns whose middle is covered by something, or out of sight.
HIDDEN = """towns => towns.filter(town => {
    const target = document.querySelector(`.target[data-place="${town}"]`);
    const box = target.querySelector(".target-hit").getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest("[data-place]")?.dataset.place !== town;
})"""


def asked(visit: Any, size: Any, folder: Path, step: str, seat: str, seed: int = 1) -> Any:
    """The page when a seat is asked about the battle at Charleroi."""
    return imported(visit(**size), lead(battle(seed), step, seat), folder)


def way(page: Any, town: str) -> Any:
    """A town among the roads of the battle."""
    return page.locator(f'.panel .way[data-way="{town}"]')


def told(page: Any, words: str) -> None:
    """The last line of the log says this."""
    expect(page.locator(".log .line").last).to_contain_text(words)


@pytest.mark.parametrize(
    ("step", "seat", "towns"),
    [
        ("retreat", "french", ["laneffe", "thuin"]),
        ("retreat", "allied", ["ligny", "binche", "quatre_bras", "nivelles", "fosse"]),
        ("reinforcements", "allied", ["ligny", "nivelles"]),
        ("rout", "allied", ["ligny", "binche", "quatre_bras", "nivelles", "fosse"]),
    ],
)
def test_the_panel_hides_no_town_that_could_be_clicked(
    visit: Any, tmp_path: Path, step: str, seat: str, towns: list[str]
) -> None:
    page = asked(visit, WIDE, tmp_path, step, seat)
    expect(page.locator(".panel .way")).to_have_count(len(towns))
    page.wait_for_function(f"towns => !({HIDDEN})(towns).length", arg=["charleroi", *towns])
    for town in towns:
        expect(way(page, town)).to_contain_text(re.compile("(main|minor) road.*room for"))
    moved = page.evaluate("document.querySelector('.board-stage').style.transform")
    page.click(".panel .aside")
    page.wait_for_function(
        "moved => document.querySelector('.board-stage').style.transform !== moved", arg=moved
    )


@both_sizes
def test_a_retreat_by_clicks_in_the_panel(visit: Any, tmp_path: Path, size: Any) -> None:
    page = asked(visit, size, tmp_path, "retreat", "french")
    expect(way(page, "laneffe")).to_contain_text("main road, crosses a river, room for 2 more")
    page.locator('.panel [data-piece="kellermann"]').click()
    way(page, "laneffe").get_by_role("button", name="→ Laneffe").click()
    expect(way(page, "laneffe")).to_contain_text("room for 1 more")
    told(page, "Kellermann retreats from Charleroi to Laneffe")
    # Cavalry goes on: it is found where it stands, and so are the towns beyond.
    expect(way(page, "laneffe").locator('[data-piece="kellermann"]')).to_be_visible()
    way(page, "philippeville").get_by_role("button").click()
    told(page, "Kellermann retreats from Laneffe to Philippeville")


@both_sizes
def test_a_retreat_says_what_it_costs(visit: Any, tmp_path: Path, size: Any) -> None:
    page = asked(visit, size, tmp_path, "retreat", "allied")
    gone(page, ".costs li")
    page.locator('.panel [data-piece="steinmetz"]').click()
    expect(page.locator(".costs li")).to_have_text(["Steinmetz: leaving costs 1 CV"])
    way(page, "ligny").get_by_role("button", name="→ Ligny").click()
    expect(page.locator(".costs li")).to_contain_text(["forced march: a die of 1 to 4 costs 1 CV"])


@both_sizes
def test_a_reinforcement_is_one_click(visit: Any, tmp_path: Path, size: Any) -> None:
    page = asked(visit, size, tmp_path, "reinforcements", "allied")
    way(page, "ligny").locator('[data-piece="jagow"]').click()
    expect(page.locator('.panel .near .reserve [data-piece="jagow"]')).to_be_visible()
    expect(way(page, "ligny")).to_contain_text("room for 1 more")
    way(page, "ligny").locator("button.goal").click()  # all who stand there are chosen
    page.locator("button.do:visible", has_text="Bring up (2)").wait_for()


@both_sizes
def test_a_loss_is_one_click(visit: Any, tmp_path: Path, size: Any) -> None:
    page = asked(visit, size, tmp_path, "losses", "french", seed=2)
    before = page.locator(".log .entry").count()
    page.locator('.panel [data-piece="exelmans"]').click()
    page.wait_for_function(
        "n => document.querySelector('.curtain')"
        " || document.querySelectorAll('.log .entry').length > n",
        arg=before,
    )


def test_a_column_can_be_clicked_and_dragged_into(visit: Any, tmp_path: Path) -> None:
    page = asked(visit, WIDE, tmp_path, "deployment", "allied")
    column = page.locator('.panel .near [data-column="centre"]')
    gone(page, ".panel .open")
    page.locator('.panel [data-piece="pirch"]').click()
    expect(page.locator(".panel .near .column.open")).to_have_count(3)
    column.click(position={"x": 90, "y": 20})
    expect(column.locator('[data-piece="pirch"]')).to_be_visible()
    right = page.locator('.panel .near [data-column="right"]')
    page.locator('.panel [data-piece="roder"]').drag_to(right)
    expect(right.locator('[data-piece="roder"]')).to_be_visible()


def test_on_a_phone_a_column_is_tapped(visit: Any, tmp_path: Path) -> None:
    page = asked(visit, PHONE, tmp_path, "deployment", "allied")
    column = page.locator('.panel .near [data-column="left"]')
    page.locator('.panel [data-piece="pirch"]').tap()
    column.tap(position={"x": 50, "y": 20})
    expect(column.locator('[data-piece="pirch"]')).to_be_visible()


def test_on_a_phone_a_battle_opens_its_tab_and_marks_it(visit: Any, tmp_path: Path) -> None:
    page = asked(visit, PHONE, tmp_path, "rout", "allied")
    tab = page.locator('[data-tab="panel"]')
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".panel")).to_be_visible()
    page.tap('[data-tab="board"]')
    expect(tab.locator(".asks")).to_be_visible()
    page.locator('.target[data-place="charleroi"]').wait_for()
    gone(page, ".board-fan")
    tab.tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_field_that_the_enemy_left_still_has_its_panel(visit: Any, tmp_path: Path) -> None:
    page = asked(visit, WIDE, tmp_path, "regrouping", "french")
    page.locator('.panel [data-piece="guyot"]').click()
    way(page, "laneffe").get_by_role("button", name="→ Laneffe").click()
    told(page, "Guyot")
    click_town(page, "philippeville")  # the map beside the panel does as well
    told(page, "Philippeville")


def test_whoever_ends_undo_by_firing_sees_the_lock(visit: Any, tmp_path: Path) -> None:
    journal = lead(battle(), "combat", "allied")
    page = imported(visit(**WIDE), journal, tmp_path)
    page.locator('.panel [data-piece="steinmetz"]').click()
    fire = page.locator(".panel button.do", has_text="Fire")
    expect(fire.locator(".lock")).to_have_count(1)
    form = page.locator(".panel button.do", has_text="Form square")
    expect(form.locator(".lock")).to_have_count(0)

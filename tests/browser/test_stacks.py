"""Stacks on the board: they can always be clicked, hide nothing, and can be read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import FRENCH, PHONE, expect, gone

WIDE = {"viewport": {"width": 1440, "height": 900}}
both_sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=("wide", "phone"))
BOARD = "fetch('/api/games/waterloo/board').then(answer => answer.json())"

# What the fan covers of its own stack and of what could be clicked now.
COVERED = """open => {
    const box = found => found.getBoundingClientRect();
    const fan = box(document.querySelector(".board-fan"));
    const frame = box(document.querySelector(".board"));
    const free = ({left, top, right, bottom}) =>
        (right <= fan.left || left >= fan.right || bottom <= fan.top || top >= fan.bottom)
        && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    const found = [document.querySelector(`[data-stack="${open}"]`)];
    found.push(...document.querySelectorAll(".board .glow-ring"));
    return found.filter(one => !free(box(one))).map(one => one.outerHTML);
}"""


def at_table(visit: Any, size: Any, **manner: Any) -> Any:
    """The French at the beginning of a game."""
    page = visit(fresh=True, **size, **manner).table(FRENCH)
    page.wait_for_selector(".board .target")
    return page


def rest_on(page: Any, place: str) -> tuple[float, float]:
    """The pointer goes to the middle of a stack and stays there until the fan is open."""
    box = page.locator(f'[data-stack="{place}"]').bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.locator(".board-fan").wait_for()
    return x, y


def test_a_click_on_a_stack_chooses_it_however_long_the_pointer_rested(visit: Any) -> None:
    page = at_table(visit, WIDE)
    for place in ("beaumont", "solre", "philippeville"):
        before = page.locator(".log .line").count()
        x, y = rest_on(page, place)
        page.wait_for_timeout(700)  # longer than anything that opens or closes by itself
        page.mouse.click(x, y)
        expect(page.locator(".log .line")).to_have_count(before + 1)
        expect(page.locator(".board-fan .fan-title")).to_contain_text(re.compile(place, re.I))
        page.mouse.click(x, y)  # the board has not moved away under the pointer
        page.locator(".choose-none").wait_for()
        page.keyboard.press("Escape")
        gone(page, ".board-fan")
        page.keyboard.press("Escape")
        page.mouse.move(5, 5)


@both_sizes
@pytest.mark.parametrize("place", ["beaumont", "solre", "philippeville"])
def test_the_fan_covers_neither_its_stack_nor_where_its_pieces_can_go(
    visit: Any, size: Any, place: str
) -> None:
    page = at_table(visit, size)
    page.locator(f'[data-stack="{place}"]').click()
    page.locator(".choose-all").click()
    page.locator(".board-fan").wait_for()
    page.locator(".board .glow-ring").nth(2).wait_for(state="attached")
    page.wait_for_function(f"open => !({COVERED})(open).length", arg=place)
    if size is WIDE:  # nor does it jump about
        at = page.locator(".board-fan").bounding_box()
        page.locator(".board-fan button").first.click()
        page.locator('.board-fan button[aria-pressed="false"]').wait_for()
        assert page.locator(".board-fan").bounding_box() == at


def test_escape_closes_a_fan_that_the_pointer_opened(visit: Any) -> None:
    page = at_table(visit, WIDE)
    rest_on(page, "solre")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Escape")
    gone(page, ".board-fan")


def test_a_line_joins_a_stack_with_its_town_where_another_is_nearer(visit: Any) -> None:
    one = visit(fresh=True, **WIDE)

    def moved(route: Any) -> None:
        board = route.fetch().json()
        places = board["places"]
        places["solre"]["stack"] |= {
            "x": places["maubeuge"]["x"] + 70,
            "y": places["maubeuge"]["y"],
        }
        route.fulfill(json=board)

    one.page.route("**/board?*", moved)
    page = one.table(FRENCH)
    page.wait_for_selector(".board .target")
    drawn = page.eval_on_selector_all("[data-tie]", "all => all.map(one => one.dataset.tie)")
    assert drawn == ["solre"]
    page.locator('[data-tie="solre"]').wait_for(state="visible")


# In the units of the board: the names of towns, without the air above and below the letters.
NAMES = """() => {
    const m = document.querySelector(".board-live").getScreenCTM();
    return [...document.querySelectorAll(".town-name")].map(name => {
        const {left, right, top, bottom, height} = name.getBoundingClientRect();
        const air = height * 0.2 / name.children.length;
        return [name.textContent.trim(), (left - m.e) / m.a + 2, (top + air - m.f) / m.d,
                (right - m.e) / m.a - 2, (bottom - air - m.f) / m.d];
    });
}"""


@both_sizes
@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "es-ES"])
def test_no_stack_covers_a_name(visit: Any, size: Any, language: str) -> None:
    page = at_table(visit, size, locale=language)
    names = page.evaluate(NAMES)
    assert len(names) > 40
    badge = 10.5 * float(
        page.evaluate(
            "getComputedStyle(document.querySelector('.board')).getPropertyValue('--badge')"
        )
    )
    covered = []
    for key, place in page.evaluate(BOARD)["places"].items():
        x, y, w = (place["stack"][part] for part in "xyw")
        blocks = (x - w / 2, y - 23, x + w / 2 + 3, y + 27)
        corner = (x + w / 2 - 2, y - 23)
        count = (corner[0] - badge, corner[1] - badge, corner[0] + badge, corner[1] + badge)
        for name, left, top, right, bottom in names:
            for a, b, c, d in (blocks, count):
                if min(c, right) - max(a, left) > 2 and min(d, bottom) - max(b, top) > 2:
                    covered.append((key, name))
    assert covered == []


# The smallest letters that can be seen on the board: their size on the screen, and what they say.
SMALL = """() => [...document.querySelectorAll(".board text")].filter(text => {
    for (let one = text; one.nodeType === 1; one = one.parentElement) {
        const {display, visibility, opacity} = getComputedStyle(one);
        if (display === "none" || visibility === "hidden" || Number(opacity) < 0.05) return false;
        if (one.classList.contains("board")) break;
    }
    return true;
}).map(text => {
    const m = text.getScreenCTM();
    return [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(m.a, m.b), text.textContent,
            text.getAttribute("class")];
})"""


@both_sizes
def test_whatever_is_written_on_the_board_can_be_read(visit: Any, size: Any) -> None:
    page = at_table(visit, size)
    seen = page.evaluate(SMALL)
    assert [one for one in seen if one[0] < 8.95] == []
    kinds = " ".join(kind or "" for _size, _text, kind in seen)
    for kind in ("name-river", "cv", "sliver-cv", "supply-number", "town-name"):
        assert kind in kinds, kind
    assert "corps" not in kinds.split()
    page.locator('[data-stack="beaumont"]').click()
    page.locator(".board-fan").wait_for()
    assert [one for one in page.evaluate(SMALL) if one[0] < 8.95] == []
    page.keyboard.press("Escape")
    page.locator(".board").focus()
    for _ in range(6):  # what was too small appears nearer
        page.keyboard.press("+")
    page.wait_for_function(f"() => ({SMALL})().some(one => one[2] === 'corps' && one[0] >= 9)")
    assert [one for one in page.evaluate(SMALL) if one[0] < 8.95] == []

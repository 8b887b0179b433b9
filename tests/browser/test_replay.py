"""Looking back: the film after an absence, the replay during and after a game, files of games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from browsing import (
    FRENCH,
    TWO,
    done,
    expect,
    gone,
    heard,
    lift,
    names_of,
    spoken,
    told,
    typed,
)

LIBRARY = Path(__file__).parent.parent / "library"
MARCH = ("group beaumont", "march lefol thuin", "march friant thuin", "march morand solre")


def shows(page: Any, text: str) -> None:
    """Waits until the moment that is shown says this."""
    page.locator(".timeline .caption", has_text=text).wait_for()


# --- the film --------------------------------------------------------------------------------


def test_the_film_after_an_absence(visit: Any) -> None:
    home, other = visit(), visit()
    place = home.shared(french="open", allied="me")
    page = home.go(place)
    page.wait_for_selector(".board .target")
    page.click("a.home")
    enemy = other.go(place)
    enemy.click(".top button.done")
    for action in MARCH:
        typed(enemy, action)
    done(enemy)
    enemy.locator(".task:not(.mine)").wait_for()
    hidden = names_of(enemy, "french")

    page = home.go(place)
    shows(page, "Orders go to the French army at Beaumont")
    expect(page.locator(".task")).to_have_text("While you were away")
    spoken(page, "beaumont", "17 French blocks")
    expect(page.locator(".log .entry:visible")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    shows(page, "×2")  # two blocks that march alike are one moment
    spoken(page, "thuin", "2 French blocks")
    expect(page.locator(".board .pointed")).to_have_count(2)
    page.reload()  # whoever leaves in the middle goes on from there
    shows(page, "to Solre")
    spoken(page, "solre", "13 French blocks")
    heard(page, "to Solre")
    assert told(page, hidden) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".task.mine")
    page.reload()
    page.wait_for_selector(".task.mine")
    gone(page, ".film")


def test_the_film_of_another_device(visit: Any) -> None:
    """What one browser has shown is not told again by another of the same person."""
    home, enemy = visit(), visit()
    place = home.shared(french="open", allied="me")
    page = enemy.go(place)
    page.click(".top button.done")
    typed(page, "group solre")
    done(page)
    page = home.go(place)
    page.locator(".film .skip").wait_for()
    with page.expect_response(
        lambda answer: answer.request.method == "POST" and "/seen?" in answer.url
    ):
        page.locator(".film .skip").click()
    page.wait_for_selector(".task.mine")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_selector(".task.mine")
    gone(page, ".film")


# --- the replay ------------------------------------------------------------------------------


def test_looking_back_during_a_game(visit: Any) -> None:
    page = visit().table(FRENCH)
    for action in MARCH:
        typed(page, action)
    spoken(page, "solre", "13 French blocks")
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    shows(page, "+ Friant")  # one moment with Lefol
    spoken(page, "solre", "12 French blocks")
    expect(page.locator(".task")).to_contain_text("past")
    gone(page, ".bar, .glow")  # nobody acts in the past
    page.locator(".log .said", has_text="Lefol").click()
    shows(page, "Lefol marches")
    spoken(page, "thuin", "2 French blocks")
    expect(page.locator('.log [aria-current="step"]')).to_have_text(re.compile("^Lefol"))
    page.keyboard.press("Home")
    shows(page, "beginning")
    spoken(page, "thuin", "empty")
    page.locator(".slider").fill("2")
    shows(page, "+ Friant")
    page.keyboard.press("End")
    page.wait_for_selector(".task.mine")
    spoken(page, "solre", "13 French blocks")


def test_a_replay_runs_by_itself(visit: Any) -> None:
    page = visit().table(FRENCH)
    for action in MARCH[:2]:
        typed(page, action)
    page.locator(".look-back").click()
    page.click(".timeline .first")
    shows(page, "beginning")
    page.click(".timeline .run")
    shows(page, "Orders go")
    expect(page.locator(".task.mine")).to_be_visible()  # past the last action it is the present


def test_after_the_end_every_side_can_be_looked_from(visit: Any) -> None:
    page = visit().table(TWO)
    french, prussian = names_of(page, "french"), names_of(page, "prussian")
    lift(page)
    for action in MARCH:
        typed(page, action)
    page.click(".more .resign")
    page.click(".sure .yes")
    page.locator(".outcome").wait_for()
    page.locator(".timeline button", has_text="Allied").click()
    page.locator(".log .said", has_text="A French block marches").first.wait_for()
    page.locator(".timeline button", has_text="Everything").click()
    page.locator(".log .said", has_text="Morand marches").wait_for()
    page.click("#tab-twin")
    known = {}
    marks = {"French": ["Lefol"], "Allied": ["Steinmetz"], "Everything": ["Lefol", "Steinmetz"]}
    for side, units in marks.items():
        page.locator(".timeline button", has_text=side).click()
        page.locator('.timeline [aria-pressed="true"]', has_text=side).wait_for()
        for unit in units:
            page.locator(".twin td", has_text=unit).first.wait_for()
        known[side] = (set(told(page, french)), set(told(page, prussian)))
    assert known["French"][0] >= {"Lefol", "Friant"}
    assert not known["French"][1]
    assert not known["Allied"][0]
    assert known["Everything"] == (known["French"][0], known["Allied"][1])
    page.keyboard.press("Home")
    shows(page, "beginning")
    spoken(page, "beaumont", "17 French blocks")


def test_the_dice_are_rolled_again_in_the_browser(visit: Any) -> None:
    page = visit().table(TWO)
    lift(page)
    typed(page, "group beaumont")
    typed(page, "march lefol thuin")
    typed(page, "march lefol charleroi")
    for unit in ("friant", "morand"):
        typed(page, f"march {unit} thuin")
        typed(page, f"march {unit} charleroi")
    done(page)
    lift(page)
    page.click(".more .resign")
    page.click(".sure .yes")
    page.click(".outcome summary")
    page.click(".roll-again")
    expect(page.locator(".outcome")).to_contain_text("all 3 dice fall as they are written")
    page.evaluate(
        """() => {
            const real = window.fetch;
            window.fetch = async (url, ...more) => {
                const answer = await real(url, ...more);
                if (!String(url).includes("/journal")) return answer;
                const text = await answer.text();
                return new Response(text.replace(/[|] (\\d)(( \\d)*)$/m, (all, first, rest) =>
                    `| ${(first % 6) + 1}${rest}`));
            };
        }"""
    )
    page.click(".roll-again")
    page.locator(".outcome", has_text="Die number 1 does not fall").wait_for()


# --- files of games --------------------------------------------------------------------------


def opened(one: Any, name: str, actions: int, tmp_path: Path) -> Any:
    """The page after a stored game, cut short, was opened from a file."""
    lines = (LIBRARY / name).read_text("utf-8").splitlines()
    kept = [
        line for line in lines if not re.match(r"\d+ ", line) or int(line.split()[0]) <= actions
    ]
    file = tmp_path / name
    file.write_text("\n".join(kept) + "\n", "utf-8")
    page = one.start()
    page.set_input_files(".import input", file)
    return page


def test_a_whole_game_at_one_screen_to_its_end(visit: Any, tmp_path: Path) -> None:
    """From a stored game: its last turns, with marches, to the end by the rules."""
    page = opened(visit(), "waterloo-historical.journal", 451, tmp_path)
    for turn in range(23, 25):
        page.wait_for_selector(".curtain")
        lift(page)
        expect(page.locator(".when small")).to_have_text(f"Turn {turn}")
        before = page.locator(".log .entry").count()
        page.keyboard.press("a")
        page.locator(".list li button").first.click()
        page.locator(".log .entry").nth(before).wait_for(state="attached")
        page.keyboard.press("Escape")
        done(page)
    expect(page.locator(".outcome h2")).to_contain_text("Allied")
    expect(page.locator(".outcome .rule")).to_have_text("12.2")
    with page.expect_download() as waiting:
        page.click(".outcome .journal")
    journal = Path(waiting.value.path()).read_text("utf-8")
    assert journal.startswith("grognard journal 1\n")
    assert journal.rstrip().splitlines()[-1].endswith("| done")


def test_playing_on_from_a_moment_against_the_computer(visit: Any, tmp_path: Path) -> None:
    page = opened(visit(), "waterloo-historical.journal", 20, tmp_path)
    lift(page)
    page.keyboard.press("Home")
    shows(page, "beginning")
    page.click(".fork summary")
    before = page.url
    page.locator(".fork button", has_text="French").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector(".task.mine")
    gone(page, ".log .entry")
    expect(page.locator(".task")).not_to_contain_text("French")


def test_a_finished_game_opens_at_its_end(visit: Any, tmp_path: Path) -> None:
    """With its outcome and analysis, and a way to go on from before."""
    page = opened(visit(), "waterloo-historical.journal", 9999, tmp_path)
    expect(page.locator(".outcome h2")).to_contain_text("Allied")
    expect(page.locator(".outcome .rule")).to_have_text("12.2")
    expect(page.locator("#tab-analysis")).to_be_visible()
    gone(page, ".bar, .curtain")
    page.keyboard.press("[")
    page.click(".fork summary")
    page.locator(".fork button", has_text="All sides").click()
    page.wait_for_selector(".curtain")


def test_a_file_that_is_no_journal_is_refused_with_a_reason(visit: Any, tmp_path: Path) -> None:
    one = visit()
    file = tmp_path / "letter.txt"
    file.write_text("Dear Emperor,\n", "utf-8")
    page = one.start()
    page.set_input_files(".import input", file)
    expect(page.locator('.import [role="alert"]')).to_contain_text("1")  # the line is named
    one.errors.clear()  # the browser notes the refusal

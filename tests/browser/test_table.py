"""The table in the browser, as a player meets it."""

from __future__ import annotations

import re
from typing import Any

from browsing import (
    ALLIED,
    FRENCH,
    PHONE,
    TWO,
    click_town,
    expect,
    gone,
    lift,
    names_of,
    spoken,
    told,
    typed,
)

# Nothing but one colour takes some hundred letters.
PAINTED = "() => document.querySelector('.board-relief').toDataURL().length > 20000"

# --- the way to a game -----------------------------------------------------------------------


def test_two_clicks_from_the_start_a_game_is_under_way(visit: Any) -> None:
    page = visit(fresh=True).table(FRENCH, click=True)
    page.wait_for_selector(".board .target")
    page.wait_for_function(PAINTED, polling=200)
    expect(page.locator(".task.mine")).to_contain_text("Movement")
    expect(page.locator("button.done .lock")).to_have_count(
        1
    )  # the other side moves then: no way back
    page.locator('[data-stack="beaumont"]').click()
    expect(page.locator(".log .line").first).to_contain_text("Beaumont")


def test_a_game_left_can_be_taken_up_again(visit: Any) -> None:
    page = visit().table(FRENCH)
    typed(page, "group solre")
    page.click("a.home")
    page.locator(".tables a").first.click()
    expect(page.locator(".log .line").first).to_contain_text("Solre")


def test_the_computer_moves_when_asked_first(visit: Any) -> None:
    page = visit().table(ALLIED, click=True)
    page.locator(".film").wait_for()
    expect(page.locator(".log .entry.seat-french")).not_to_have_count(0)
    page.locator(".film .skip").click()
    gone(page, ".film")


# --- playing ---------------------------------------------------------------------------------


def test_a_march_by_clicks_and_undo(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.locator('[data-stack="beaumont"]').click()
    page.locator('.board-fan [data-piece="lefol"]').click()
    page.locator('.board-fan [data-piece="habert"]').click()
    page.locator(".choose-none", has_text="2").wait_for()
    page.keyboard.press("Escape")
    click_town(page, "laneffe")
    log = [
        re.compile(words) for words in ("^Orders", "(Lefol|Habert) .*Laneffe. [+] (Lefol|Habert)")
    ]
    expect(page.locator(".log .line")).to_have_text(log)  # one road, one line
    page.click(".undo")  # one click sent both, one click brings both back
    expect(page.locator(".log .line")).to_have_text(log[:1])
    page.click(".undo")
    gone(page, ".log .entry")


def test_nothing_is_sent_while_something_is_being_taken_back(visit: Any) -> None:
    """It would be about a table that is no more, and be refused as too late."""
    page = visit().table(FRENCH)
    typed(page, "group beaumont")
    held: list[Any] = []
    page.route("**/undo*", lambda route: held.append(route))
    page.click(".undo")
    expect(page.locator("button.done")).to_be_disabled()
    held[0].continue_()
    gone(page, ".log .entry")
    expect(page.locator("button.done")).to_be_enabled()


def test_what_does_not_fit_is_refused_before_anybody_goes(visit: Any) -> None:
    one = visit()
    page = one.table(FRENCH)
    page.locator('[data-stack="beaumont"]').click()
    page.keyboard.press("Escape")
    page.locator(".choose-all").click()
    sent: list[str] = []
    page.on("request", lambda r: sent.append(r.post_data) if "/actions" in r.url else None)
    click_town(page, "thuin")
    expect(page.locator(".refused")).to_contain_text("has carried all the units it can")
    assert len(one.errors) == 1  # the browser tells that something was refused
    one.errors.clear()
    expect(page.locator(".log .entry")).to_have_count(1)
    fit = page.locator(".refused .fit")
    # The strongest, and the leader, who takes no room on a road.
    expect(fit).to_contain_text("Only these 11")
    expect(fit).to_contain_text("Napoleon")
    for strong in ("Friant", "Morand", "Duhesme", "Habert"):
        expect(fit).to_contain_text(strong)
    for weak in ("Noury", "Domon"):
        expect(fit).not_to_contain_text(weak)
    fit.click()
    expect(page.locator(".log .entry")).to_have_count(2)
    expect(page.locator(".log .and")).to_have_text(re.compile("^ [+] (.+, ){9}.+$"))
    assert len(sent) == 2
    gone(page, ".refused")
    page.click(".undo-all")
    gone(page, ".log .entry")


def test_a_forced_march_looks_different_and_asks_first(visit: Any) -> None:
    page = visit().table(FRENCH)
    for action in ("group beaumont", "march friant thuin", "march guyot thuin"):
        typed(page, action)
    page.locator('[data-stack="thuin"]').click()
    page.locator(".choose-all").click()
    page.keyboard.press("Escape")
    # The cavalry goes on as it likes, the infantry marches too far: together they run a risk.
    ring = page.locator(".board .is-risky .risk-sign")
    expect(ring).not_to_have_count(0)
    page.locator(".choose-none").click()
    page.locator('[data-stack="thuin"]').click()
    page.locator('.board-fan [data-piece="guyot"]').click()
    page.keyboard.press("Escape")
    expect(ring).not_to_have_count(0)
    spoken(page, "binche", "asked before it is done")
    click_town(page, "binche")
    asked = page.locator(".notice.risk")
    expect(asked.locator("li")).to_have_text(["Friant (4 CV) loses 1 CV on 1 to 3 – 50%"])
    expect(page.locator(".log .entry")).to_have_count(2)
    page.keyboard.press("Escape")
    gone(page, ".notice.risk")
    click_town(page, "binche")
    asked.locator(".go").click()
    expect(page.locator(".log .line").last).to_contain_text("Friant makes a forced march")
    gone(page, ".notice.risk")


def test_who_is_quicker_than_the_server_loses_no_click(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    held: list[Any] = []
    page.route("**/actions?*", lambda route: held.append(route))
    page.locator('[data-stack="beaumont"]').click()
    for unit in ("lefol", "habert"):
        page.locator(f'.board-fan [data-piece="{unit}"]').click()
    page.fill("#typed", "march lefol thuin")
    held[0].continue_()
    page.locator(".choose-none", has_text="2").wait_for()
    expect(page.locator(".log .entry")).to_have_count(1)
    expect(page.locator("#typed")).to_have_value("march lefol thuin")


def test_the_same_by_keyboard_alone(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    page.keyboard.press("/")
    for n, action in enumerate(("group beaumont", "march Lefol Laneffe")):
        page.keyboard.type(action)
        page.keyboard.press("Enter")
        page.locator(".log .entry").nth(n).wait_for()
    expect(page.locator(".log .line").last).to_contain_text("Lefol marches")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.locator(".log .entry").nth(1).wait_for(state="detached")


def tired(page: Any) -> list[str]:
    """Lefol has marched to Thuin and back, and can do nothing more; the questions asked since."""
    for action in ("group beaumont", "march lefol thuin", "march lefol beaumont"):
        typed(page, action)
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.post_data) if "/why" in r.url else None)
    return asked


def test_a_piece_says_who_commands_it_and_why_it_stands(visit: Any) -> None:
    page = visit().table(FRENCH)
    prussian = names_of(page, "prussian")
    asked = tired(page)
    hint, fan = page.locator(".hint"), page.locator(".board-fan")
    page.locator('[data-stack="beaumont"]').hover()
    for _ in range(2):  # the second time it is known
        fan.locator('[data-piece="lefol"]').hover()
        expect(hint).to_contain_text(
            "Lefol, 8th Division, III Corps – French army, led by Napoleon."
        )
        expect(hint).to_contain_text("Lefol has marched as far as it can. It must stop here. (5.5)")
        fan.locator('[data-piece="napoleon"]').hover()
        expect(hint).to_have_text(re.compile("^Napoleon – French army.$"))
    assert len(asked) == 1  # and nobody asks about those who can march
    page.locator(".when").hover()
    gone(page, ".board-fan, .hint")
    page.locator('[data-stack="namur"]').hover()
    fan.locator(".is-blank").hover()
    expect(hint).to_have_text(re.compile("^a Prussian block – Prussian army.$"))
    expect(fan.locator(".is-blank")).to_have_attribute("title", "a Prussian block")
    assert len(asked) == 1
    assert told(page, prussian) == []


def test_a_piece_that_stands_alone_needs_no_fan(visit: Any) -> None:
    page = visit().table(FRENCH)
    for action in ("group beaumont", "march lefol thuin"):
        typed(page, action)
    page.locator('[data-stack="thuin"]').hover()
    expect(page.locator(".hint")).to_contain_text("Lefol, 8th Division, III Corps – French army.")
    gone(page, ".hint .because")


def test_the_same_reason_by_keyboard_and_in_words(visit: Any) -> None:
    page = visit().table(FRENCH)
    asked = tired(page)
    reason = page.locator(".hint .because", has_text="as far as it can")
    page.locator('.target[data-place="beaumont"]').focus()
    page.keyboard.press("Enter")
    page.locator(".board-fan button:focus").wait_for()
    while page.evaluate("document.activeElement.dataset.piece") != "lefol":
        page.keyboard.press("ArrowRight")
    reason.wait_for()
    page.keyboard.press("Escape")
    gone(page, ".hint .because")
    page.keyboard.press("t")
    page.fill(".twin input", "lefol")
    while page.evaluate("document.activeElement.className") != "idle":
        page.keyboard.press("Tab")
    reason.wait_for()
    assert len(asked) == 1
    page.keyboard.press("Enter")  # as a click on the board
    page.locator(".notice.refused", has_text="as far as it can").wait_for()


def test_the_twin_in_words_plays_as_well(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.click("#tab-twin")
    twin = page.locator(".twin")
    twin.get_by_role("button", name="Beaumont", exact=True).click()
    twin.locator("td button", has_text="Lefol").click()
    twin.get_by_role("button", name="Laneffe", exact=True).click()
    page.locator(".twin tr", has_text="Laneffe").filter(has_text="Lefol").wait_for()
    page.click("#tab-log")
    expect(page.locator(".log .line").last).to_contain_text("Lefol marches")


MORE_GROUPS = (re.compile("Activate.*1"), re.compile("End.*1"))


def test_the_list_of_all_actions_can_be_searched(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.click("button.all")
    expect(page.locator(".list summary")).to_have_text([re.compile("Choose.*3"), *MORE_GROUPS])
    page.fill(".list input", "napoleon")
    expect(page.locator(".list summary")).to_have_text([re.compile("Activate.*1")])
    page.locator(".list li button").click()
    expect(page.locator(".log .line").first).to_contain_text("Napoleon")


def test_a_refusal_names_its_rule_and_the_rule_can_be_read(visit: Any) -> None:
    page = visit().table(FRENCH)
    typed(page, "group beaumont")
    page.fill("#typed", "march lefol brussels")
    for button in ("[type=submit]", ".why"):
        page.click(f".typed {button}")
        expect(page.locator(".refused")).to_contain_text("No road leads straight to Brussels")
        page.click(".notice .close")
        gone(page, ".refused")
    page.fill("#typed", "")
    page.locator('[data-stack="beaumont"]').click()
    page.locator('.board-fan [data-piece="lefol"]').click()
    page.keyboard.press("Escape")
    click_town(page, "brussels")
    expect(page.locator(".refused")).to_contain_text("No road leads straight to Brussels")
    number = page.locator(".notice .rule").inner_text()
    page.click(".notice .rule")
    expect(page.locator(".drawer h2").first).to_have_text(re.compile(f"^{re.escape(number)} "))


def test_a_battle_has_a_panel_that_can_be_put_aside(visit: Any) -> None:
    page = visit().table(TWO)
    page.click(".curtain .big")
    typed(page, "group beaumont")
    for unit in ("lefol", "friant", "morand"):
        for town in ("thuin", "charleroi"):
            typed(page, f"march {unit} {town}")
    page.click("button.done")
    lift(page)
    expect(page.locator(".panel h2")).to_contain_text("Charleroi")
    expect(page.locator(".panel .near .piece.lit")).to_have_count(3)
    page.locator(".panel .near .piece.lit").first.click()
    page.locator(".panel .near .goal").first.click()
    page.locator(".panel .near .column .piece").wait_for()
    gone(page, ".panel .far .piece:not(.blank)")
    page.click(".panel .aside")
    gone(page, ".panel")
    page.click(".panel-tag")
    expect(page.locator(".panel .columns")).to_have_count(2)


# --- secrets ---------------------------------------------------------------------------------


def test_the_curtain_hides_the_other_side(visit: Any) -> None:
    page = visit().table(TWO, click=True)
    french, british = names_of(page, "french"), names_of(page, "british")
    assert told(page, french + british) == []
    page.click(".curtain .big")
    page.wait_for_selector(".board .target")
    page.click("#tab-twin")
    page.locator(".twin td", has_text="Lefol").wait_for()
    page.click("button.done")
    page.locator(".curtain").wait_for()
    assert told(page, french + british) == []
    lift(page)
    page.locator(".twin td", has_text="Perponcher").wait_for()
    assert told(page, french) == []


# --- the look --------------------------------------------------------------------------------


def test_on_a_phone_the_parts_are_tabs(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
    page.wait_for_selector(".board .target")
    board, log = page.locator(".board"), page.locator(".log")
    expect(board).to_be_visible()
    expect(log).not_to_be_visible()
    page.tap('[data-tab="log"]')
    expect(log).to_be_visible()
    expect(board).not_to_be_visible()
    page.tap('[data-tab="twin"]')
    page.locator(".twin").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        "[...document.querySelectorAll('button')].filter(b => b.offsetParent)"
        ".map(b => [b.textContent, b.offsetWidth, b.offsetHeight])"
        ".filter(([, w, h]) => w < 24 || h < 24)"
    )
    assert small == []


def test_the_end_tells_who_won_and_how_to_check_the_dice(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.click(".more .resign")
    page.click(".sure .yes")
    expect(page.locator(".outcome h2")).to_contain_text("Allied")
    page.click(".outcome summary")
    seed = re.compile("^[0-9a-f]{64}$")
    expect(page.locator(".outcome dd code").first).to_have_text(seed)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.locator(".task.mine").wait_for()


def test_the_rules_can_be_searched(visit: Any) -> None:
    one = visit()
    page = one.start()
    page.goto(f"{one.address}/#/rules/waterloo/5.1")
    page.locator(".rules article.now").wait_for()
    page.fill(".rules input", "forced march")
    gone(page, "#rule-5\\.1")
    page.locator("#rule-5\\.5").wait_for()
    assert page.locator(".rules article").count() < 40


def test_each_edition_has_its_rules(visit: Any) -> None:
    one = visit()
    page = one.start()
    page.goto(f"{one.address}/#/rules/age/11.4 A")
    now = page.locator(".rules article.now")
    expect(now.locator("h2")).to_contain_text("11.4 A")
    expect(now.get_by_role("link", name="A97")).to_have_attribute("href", "#/rules/age/A97")
    page.get_by_role("link", name="Original rules").click()
    page.locator('[id="rule-14.4"]').wait_for()
    gone(page, '[id="rule-11.4 A"]')
    page.locator('[id="rule-14.4"] h2 a').click()
    expect(now.locator("h2")).to_contain_text("14.4")
    expect(now.get_by_role("link", name="11.0")).to_have_attribute(
        "href", "#/rules/age/11.0/original"
    )


def test_on_a_phone_a_stack_lies_on_a_sheet_below_its_town(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
    page.wait_for_selector(".board .target")
    page.locator('[data-stack="beaumont"]').tap()
    page.locator(".board-fan").wait_for()
    page.wait_for_function(
        """() => {
            const box = (found) => document.querySelector(found).getBoundingClientRect();
            const [sheet, frame] = [box(".board-fan"), box(".board")];
            const town = box('.target[data-place="beaumont"] .target-stack');
            const below = Math.abs(sheet.bottom - frame.bottom) < 2 && town.bottom < sheet.top;
            return below && sheet.height <= frame.height / 2;
        }"""
    )
    page.locator('.board-fan [data-piece="noury"]').tap()  # the last one: the sheet scrolls
    page.locator('.board-fan [data-piece="noury"][aria-pressed="true"]').wait_for()
    page.locator('.target[data-place="thuin"] .target-hit').tap()
    expect(page.locator(".board-fan")).to_have_count(0)


def test_a_long_press_shows_a_stack_and_does_nothing_else(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
    page.wait_for_selector(".board .target")
    box = page.locator('[data-stack="solre"]').bounding_box()
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".board-fan", has_text="Solre").wait_for()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".board-fan", has_text="Solre")).to_be_visible()
    typed(page, "group beaumont")
    page.tap('[data-tab="log"]')
    line = page.locator(".log .line")
    expect(line).to_have_text(re.compile("Beaumont"))  # a tap would have chosen Solre before


def test_two_fingers_zoom_the_board(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
    page.wait_for_selector(".board .target")
    frame = page.locator(".board").bounding_box()
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    hand = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        places = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    scale = (
        "Number(document.querySelector('.board-stage').style.transform.match(/scale.([\\d.]+)/)[1])"
    )
    before = page.evaluate(scale)
    fingers("touchStart", 40)
    for apart in (60, 80):
        fingers("touchMove", apart)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(f"twice => Math.abs({scale} / twice - 1) < 0.15", arg=2 * before)


def test_the_board_is_fetched_once_for_ever(visit: Any) -> None:
    page = visit().start()
    with page.expect_response(lambda answer: "/board?" in answer.url) as waiting:
        page.locator(".bigs .big").first.click()
    assert re.search(r"[?]v=[0-9a-f]+$", waiting.value.url)
    assert "immutable" in waiting.value.headers["cache-control"]

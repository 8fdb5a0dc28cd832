"""Whoever looks at the page, and on what."""

import os
import shutil

from selenium.webdriver.common.keys import Keys

from support.journey import Page, journey


@journey
def the_keyboard_is_enough(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        page.tab_to("Acme")
        page.press(Keys.ENTER)
        first.shows("app")
        page.tab_to("Share Summer party")
        page.press(Keys.ENTER)
        first.shows("shareSheet")
        page.wait(lambda: page.run("return document.activeElement.closest('.layer.shareSheet') !== null"), "the keyboard in the sheet")
        page.tab_to("AirDrop")
        page.press(Keys.SPACE)
        first.shows("picker")
        page.tab_to("Second iPhone")
        page.press(Keys.ENTER)
        second.shows("dialog")
        page.wait(lambda: page.run("return document.activeElement.closest('.layer.dialog') !== null"), "the keyboard in the dialog")
        page.press(Keys.TAB)
        assert page.focused() == "Decline", page.focused()
        page.press(Keys.TAB)
        assert page.focused() == "Accept", page.focused()
        page.picture("keyboard")
        page.press(Keys.ENTER)
        second.shows("app").says("acme://e/2")
        first.tap("Close")
        first.tap("Share Summer party")
        first.airdrop(to="Second iPhone")
        second.shows("dialog")
        page.press(Keys.ESCAPE)
        second.shows("app")
        first.says("Declined")


@journey
def a_screen_reader_is_told(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        first.send("Summer party", to="Second iPhone")
        second.shows("dialog")
        page.wait(
            lambda: page.run("return document.querySelector('#announcement').textContent")
            == "Second iPhone: First iPhone would like to share “Summer party”.",
            "the announcement",
        )
        tree = page.tell("Accessibility.getFullAXTree")["nodes"]
        names = {(node["role"]["value"], node.get("name", {}).get("value", "")) for node in tree if "role" in node}
        for wanted in [
            ("alertdialog", "AirDrop"), ("button", "Accept"), ("button", "Decline"), ("region", "Second iPhone"),
            ("switch", "AirDrop"), ("switch", "Before and after"), ("log", "Steps"),
        ]:
            assert wanted in names, (wanted, sorted(names))
        unnamed = [role for role, name in names if role in ("button", "combobox", "switch", "textbox") and not name]
        assert not unnamed, unnamed


@journey
def it_fits_into_360_pixels(browser, deepdrop):
    with Page(browser, deepdrop, width=360, height=740) as (page, first, second):
        page.picture("narrow")
        assert page.run("return document.documentElement.scrollWidth") == 360
        first.send("Summer party", to="Second iPhone")
        second.shows("dialog")
        page.wait(lambda: page.run(
            """const box = document.querySelector(".slot:nth-of-type(2) .alert").getBoundingClientRect();
            return box.left >= 0 && box.right <= 360"""
        ), "the dialog in view")
        page.picture("narrow-dialog")


@journey
def an_arabic_title_runs_from_right_to_left(browser, deepdrop):
    title = "حفلة الصيف على الشاطئ"
    with Page(browser, deepdrop) as (page, first, second):
        first.send(title, to="Second iPhone")
        second.shows("dialog").says(title)
        assert page.run(
            "return getComputedStyle(document.querySelector('.slot:nth-of-type(2) .alert .title')).direction"
        ) == "rtl"
        page.picture("arabic")
        second.tap("Accept")
        second.shows("app").says(title)


@journey
def in_the_dark_it_is_dark(browser, deepdrop):
    with Page(browser, deepdrop, dark=True) as (page, first, second):
        page.one("#compares").click()
        first.send("AC/DC: Live", to="Second iPhone")
        second.shows("dialog")
        assert page.run("return getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)"
        page.wait(lambda: page.all(".after .alert"), "the comparison")
        page.picture("dark")


@journey
def the_readme_has_its_picture(browser, deepdrop):
    with Page(browser, deepdrop, height=884) as (page, first, second):
        first.send("AC/DC: Live", to="Second iPhone")
        second.shows("dialog")
        page.one("#time strong")
        picture = page.picture("simulator")
        if os.environ.get("DEEPDROP_RECORD_SNAPSHOTS"):
            shutil.copy(picture, "Documentation/simulator.png")

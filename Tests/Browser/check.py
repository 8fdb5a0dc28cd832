"""Journeys on the simulator's page: each is a function, told as a person would."""

import os
import pathlib
import shutil
import subprocess
import sys
import time
import traceback
import urllib.error
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from selenium.webdriver.common.keys import Keys

from support.page import Browser, Phone, Simulator

journeys = []


def journey(function):
    journeys.append(function)
    return function


class Page:
    """A fresh simulator on the page; its devices meet in memory, which is quick."""

    def __init__(self, browser, deepdrop, *arguments, over="memory", **view):
        self.browser = browser
        self.simulator = Simulator(deepdrop, "--over", over, *arguments)
        self.view = view

    def __enter__(self):
        self.browser.open(self.simulator.address, **self.view)
        return self.browser, Phone(self.browser, 1), Phone(self.browser, 2)

    def __exit__(self, *error):
        self.simulator.__exit__()
        complaints = self.browser.console_errors()
        if error[0] is None:
            # A stream that ends with the simulator, and a mistake that was answered, are no faults.
            expected = ("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "status of 409")
            faults = [text for text in complaints if not any(each in text for each in expected)]
            assert not faults, faults


@journey
def the_title_is_asked_for_and_the_link_opens(browser, deepdrop):
    with Page(browser, deepdrop, over="loopback", calm=False) as (page, first, second):
        first.send("AC/DC: Live", to="Second iPhone")
        second.shows("dialog").says("First iPhone would like to share “AC∕DC∶ Live”.")
        page.picture("dialog")
        milliseconds = int(page.one("#time strong").text.split()[0])
        second.tap("Accept")
        second.shows("app").says("acme://e/1?x=%20y")
        first.says("Sent")
        page.wait(lambda: "Inbox 0 · Files 0" in page.text(".slot:nth-of-type(2) .disk"), "no file")
        time.sleep(0.7)
        page.picture("opened")
        assert "acme://e/1?x=%20y" in page.text("#steps"), page.text("#steps")
        return f"{milliseconds} ms from the tap to the dialog"


@journey
def before_and_after_stand_side_by_side(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        page.one("#compares").click()
        page.wait(lambda: "“acme://e/1?x=%20y”" in page.text(".before"), "the link before")
        page.wait(lambda: "“AC∕DC∶ Live”" in page.text(".after"), "the title after")
        first.send("AC/DC: Live", to="Second iPhone")
        second.shows("dialog")
        page.picture("before-and-after")


@journey
def each_activity_says_what_it_would_send(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        first.tap("Acme", ".icons button")
        first.tap("Share AC/DC: Live")
        first.shows("shareSheet")
        page.picture("share-sheet")
        for name, item in {
            "AirDrop": "AC∕DC∶ Live.acmelink", "Mail": "https://example.com/e/1",
            "Copy": "https://example.com/e/1", "Twitter": "https://example.com/e/1",
            "Facebook": "https://example.com/e/1",
        }.items():
            assert item in first.find("button", name).text, (name, first.find("button", name).text)


@journey
def a_plain_link_asks_with_the_link(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        first.tap("Acme", ".icons button")
        first.tap("A title and a link of your own")
        page.run(
            """const select = document.querySelector("[name=carries]"); select.value = "deepLink";
            select.dispatchEvent(new Event("input", { bubbles: true }))"""
        )
        first.tap("Share", "button.prominent")
        first.shows("shareSheet").tap("AirDrop")
        first.shows("picker").tap("Second iPhone")
        second.shows("dialog").says("acme://e/1?x=%20y")


@journey
def a_decline_ends_it(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        first.send("Summer party", to="Second iPhone")
        second.shows("dialog").tap("Decline")
        second.shows("home")
        first.says("Declined")
        page.picture("declined")


@journey
def without_the_app_the_store_offers_it(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        page.one(".slot:nth-of-type(2) [aria-label='Remove Acme']").click()
        page.wait(lambda: not page.all(".slot:nth-of-type(2) .apps li"), "a phone without apps")
        first.send("Summer party", to="Second iPhone")
        second.shows("dialog").tap("Accept")
        second.shows("store").says("Summer party.acmelink")
        page.picture("store")
        second.tap("Get Acme")
        second.shows("app").says("acme://e/2")


@journey
def on_ios_17_it_lands_in_files(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        second.set_system("ios17")
        page.wait(lambda: "iOS 17" in page.run(
            "return document.querySelector(\".slot:nth-of-type(2) [aria-label='System']\").selectedOptions[0].text"
        ), "iOS 17")
        first.send("Summer party", to="Second iPhone")
        second.shows("dialog").tap("Accept")
        second.shows("files").says("Summer party.acmelink")
        page.picture("files")
        second.tap("Summer party.acmelink")
        second.shows("app").says("acme://e/2")


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
        first.shows("shareSheet").tap("AirDrop")
        first.shows("picker").tap("Second iPhone")
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
def what_comes_from_outside_is_text(browser, deepdrop):
    title = "<img src=x onerror=alert(1)>\u202e<script>" + "🎆" * 500
    # A file's name has no < in it.
    shown = "＜img src=x onerror=alert(1)＞＜script＞🎆"
    with Page(browser, deepdrop, "--title", title) as (page, first, second):
        first.send("<img src=x", to="Second iPhone")
        second.shows("dialog")
        assert shown in page.text(".alert p"), page.text(".alert p")
        assert not page.all(".stage img, .stage script")
        answers = page.run(
            """const box = document.querySelector(".alert .answers").getBoundingClientRect();
            const screen = document.querySelector(".slot:nth-of-type(2) .screen").getBoundingClientRect();
            return box.bottom <= screen.bottom"""
        )
        assert answers, "the buttons left the screen"
        page.picture("hostile")


@journey
def an_info_plist_becomes_an_app(browser, deepdrop):
    folder = pathlib.Path(browser.pictures)
    good, bad = folder / "Info.plist", folder / "Broken.plist"
    good.write_bytes(subprocess.run(
        [deepdrop, "declare", "--app-id", "com.example.other", "--scheme", "other", "--name", "Other link"],
        check=True, capture_output=True,
    ).stdout)
    bad.write_bytes(b"<plist><dict>")
    with Page(browser, deepdrop) as (page, first, second):
        chooser = page.one(".slot:nth-of-type(1) [type=file]")
        chooser.send_keys(str(bad.resolve()))
        page.wait(lambda: "Info.plist cannot be installed" in page.text("#complaint"), "why not")
        chooser.send_keys(str(good.resolve()))
        page.wait(lambda: len(page.all(".slot:nth-of-type(1) .apps li")) == 2, "two apps")


@journey
def fifty_devices_stay_usable(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        page.driver.execute_async_script(
            """const done = arguments[0];
            (async () => {
              for (let i = 0; i < 48; i++) await fetch("device", { method: "POST", body: "{}" });
              done();
            })()"""
        )
        page.wait(lambda: len(page.all(".slot:nth-of-type(1) .chooser option")) == 50, "50 devices", 10)
        first.send("Summer party", to="iPhone 50")
        second.shows("dialog")
        milliseconds = int(page.one("#time strong").text.split()[0])
        page.picture("fifty")
        assert milliseconds < 1000, milliseconds
        second.tap("Accept")
        second.shows("app").says("acme://e/2")
        return f"{milliseconds} ms from the tap to the dialog"


@journey
def a_page_is_small_and_asks_nobody_else(browser, deepdrop):
    with Page(browser, deepdrop) as (page, _, _):
        sizes = page.run(
            """return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
            .map((entry) => [entry.name, entry.transferSize])"""
        )
        assert all(name.startswith(page.driver.current_url) for name, _ in sizes), sizes
        total = sum(size for _, size in sizes)
        assert total < 100_000, total
        return f"{total // 1000} KB"


@journey
def strangers_are_refused(browser, deepdrop):
    with Simulator(deepdrop) as simulator:
        origin = "/".join(simulator.address.split("/")[:3])
        for address, headers in [
            (origin + "/", {}),
            (origin + "/guess/events", {}),
            (simulator.address, {"Host": "example.com"}),
            (simulator.address + "act", {"Origin": "http://example.com"}),
        ]:
            try:
                urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=5)
                raise AssertionError(f"{address} {headers} was answered")
            except urllib.error.HTTPError as error:
                assert error.code == 403, error.code


@journey
def a_snapshot_is_drawn(browser, deepdrop):
    path = browser.pictures / "snapshot.png"
    subprocess.run([deepdrop, "simulate", "--snapshot", path], check=True, timeout=40)
    assert path.read_bytes().startswith(b"\x89PNG"), "no PNG"
    nowhere = subprocess.run(
        [deepdrop, "simulate", "--snapshot", path], env={"PATH": "/nonexistent"}, capture_output=True, text=True
    )
    assert nowhere.returncode == 69, nowhere
    assert "a browser is needed" in nowhere.stderr, nowhere.stderr


@journey
def the_readme_has_its_picture(browser, deepdrop):
    with Page(browser, deepdrop, height=884) as (page, first, second):
        first.send("AC/DC: Live", to="Second iPhone")
        second.shows("dialog")
        page.one("#time strong")
        picture = page.picture("simulator")
        if os.environ.get("DEEPDROP_RECORD_SNAPSHOTS"):
            shutil.copy(picture, "Documentation/simulator.png")


@journey
def what_was_done_is_recorded(browser, deepdrop):
    scenario = browser.pictures / "recorded.scenario"
    with Page(browser, deepdrop, "--record", str(scenario)) as (page, first, second):
        first.send("AC/DC: Live", to="Second iPhone")
        second.shows("dialog").tap("Accept")
        second.shows("app").says("acme://e/1?x=%20y")
    again = subprocess.run([deepdrop, "simulate", "--scenario", scenario], capture_output=True, text=True)
    assert again.returncode == 0, again.stdout + again.stderr
    text = scenario.read_text()
    assert "AC∕DC∶ Live" in text and "acme://e/1?x=%20y" in text, text


def main(deepdrop, pictures, *names):
    shutil.rmtree(pictures, ignore_errors=True)
    browser = Browser(pictures)
    failed = 0
    try:
        for run in journeys:
            if names and run.__name__ not in names:
                continue
            sentence = run.__name__.replace("_", " ").capitalize().replace("ios", "iOS").replace("arabic", "Arabic")
            try:
                detail = run(browser, deepdrop)
                print(f"passed  {sentence}" + (f" ({detail})" if detail else ""), flush=True)
            except Exception:
                failed += 1
                print(f"FAILED  {sentence}\n{traceback.format_exc(limit=-3)}", flush=True)
    finally:
        browser.quit()
    print(f"{len(journeys) - failed} passed, {failed} failed; pictures in {pictures}")
    return 1 if failed else 0


sys.exit(main(*sys.argv[1:]))

"""What is shared, asked and opened."""

import pathlib
import subprocess
import time

from support.journey import Page, journey


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
        first.airdrop(to="Second iPhone")
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
def an_info_plist_becomes_an_app(browser, deepdrop):
    folder = pathlib.Path(browser.pictures)
    good, bad, flawed = (folder / name for name in ["Info.plist", "Broken.plist", "Flawed.plist"])
    good.write_bytes(subprocess.run(
        [deepdrop, "declare", "--app-id", "com.example.other", "--scheme", "other", "--name", "Other link"],
        check=True, capture_output=True,
    ).stdout)
    bad.write_bytes(b"<plist><dict>")
    flawed.write_bytes(good.read_bytes().replace(b"<string>other</string>", b"<string>https</string>"))
    with Page(browser, deepdrop) as (page, first, second):
        chooser = page.one(".slot:nth-of-type(1) [type=file]")
        chooser.send_keys(str(bad.resolve()))
        page.wait(lambda: "Info.plist cannot be installed" in page.text("#complaint"), "why not")
        page.wait(lambda: "line 1, column" in page.text(".step.check"), "where")
        page.one("#clear").click()
        chooser.send_keys(str(good.resolve()))
        page.wait(lambda: len(page.all(".slot:nth-of-type(1) .apps li")) == 2, "two apps")
        assert not page.all(".step.check"), "what declare writes has no mistakes"
        chooser.send_keys(str(flawed.resolve()))
        page.wait(lambda: "browser’s scheme" in page.text(".step.check"), "the mistake")


@journey
def what_was_done_is_recorded(browser, deepdrop):
    scenario = browser.pictures / "recorded.scenario"
    scenario.unlink(missing_ok=True)
    mine = browser.pictures / "com.example.acme.plist"
    mine.write_text("mine")
    with Page(browser, deepdrop, "--record", str(scenario)) as (page, first, second):
        first.send("AC/DC: Live", to="Second iPhone")
        second.shows("dialog").tap("Accept")
        second.shows("app").says("acme://e/1?x=%20y")
    again = subprocess.run([deepdrop, "simulate", "--scenario", scenario], capture_output=True, text=True)
    assert again.returncode == 0, again.stdout + again.stderr
    text = scenario.read_text()
    assert "AC∕DC∶ Live" in text and "acme://e/1?x=%20y" in text, text
    assert mine.read_text() == "mine", "what lies beside a recording stays"
    nowhere = browser.pictures / "nowhere" / "recorded.scenario"
    for path in nowhere, scenario:
        refused = subprocess.run([deepdrop, "simulate", "--record", path], capture_output=True, timeout=10)
        assert refused.returncode == 73, refused.stderr
    assert scenario.read_text() == text, "a recording takes no file's place"

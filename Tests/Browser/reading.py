"""What a dialog shows beside its title (N07), and how a text is read (N08)."""

from selenium.webdriver.common.keys import Keys

from dropping import drop
from support.journey import Page, journey

picture = ".slot:nth-of-type(2) .alert .thumbnail img"


@journey
def a_picture_travels_with_the_title(browser, deepdrop):
    with Page(browser, deepdrop, over="loopback") as (page, first, second):
        first.send("Summer party", to="Second iPhone")
        second.shows("dialog").says("Summer party")
        page.wait(lambda: page.run("return document.querySelector(arguments[0]).naturalWidth", picture) > 0, "it")
        width, height = page.run(
            "const box = document.querySelector(arguments[0]); return [box.width, box.height]", picture
        )
        assert (width, height) == (92, 92), (width, height)
        assert "FileIcon: PNG" in page.text("#steps")
        page.picture("thumbnail")
        second.tap("Accept")
        second.shows("app").says("acme://e/2")


@journey
def what_only_begins_as_a_picture_is_not_drawn(browser, deepdrop):
    fake = browser.pictures / "fake.png"
    header = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1"
    fake.write_bytes(header + b"<script>alert(1)</script>")
    with Page(browser, deepdrop) as (page, first, second):
        first.tap("Acme", ".icons button")
        first.tap("A title and a link of your own")
        first.find("[type=file]").send_keys(str(fake.resolve()))
        page.picture("compose")
        first.tap("Share", "button.prominent")
        first.airdrop(to="Second iPhone")
        second.shows("dialog")
        page.wait(lambda: page.all(".slot:nth-of-type(2) .alert .thumbnail svg"), "a picture of ours")
        assert not page.all(picture)
        second.tap("Decline")
        # A page that is left before its answer logs an error.
        page.wait(lambda: not page.all(".slot:nth-of-type(2) .alert"), "the end of the question")


@journey
def a_text_has_links_to_tap_and_is_copied(browser, deepdrop):
    text = "See acme://e/1 or https://example.com/e/2, doors open at 8."
    with Page(browser, deepdrop) as (page, first, second):
        page.tell("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        address = page.driver.current_url
        second.set_system("ios17")
        first.tap("Acme", ".icons button")
        first.tap("Share A text with a link")
        first.airdrop(to="Second iPhone")
        second.shows("dialog").tap("Accept")
        second.shows("files").tap("See acme")
        second.shows("preview").says(text)
        page.picture("text")
        links = page.all(".slot:nth-of-type(2) .note a")
        assert [link.text for link in links] == ["acme://e/1", "https://example.com/e/2"], links
        page.tab_to("Copy")
        page.press(Keys.ENTER)
        page.wait(lambda: page.run("return navigator.clipboard.readText()") == text, "the text in the clipboard")
        page.run("document.querySelector('.slot:nth-of-type(2) .layer.preview').focus()")
        page.tab_to("https://example.com/e/2")
        page.run("document.querySelector('.slot:nth-of-type(2) .layer.preview').focus()")
        page.tab_to("acme://e/1")
        page.press(Keys.ENTER)
        second.shows("app").says("acme://e/1")
        assert page.driver.current_url == address, page.driver.current_url


@journey
def a_text_of_markup_is_text(browser, deepdrop):
    text = "<img src=x onerror=alert(1)> javascript:alert(1) (https://example.org/a). حفلة"
    with Page(browser, deepdrop) as (page, first, second):
        page.run(drop, ".slot .phone", {"text/plain": text})
        first.airdrop(to="Second iPhone")
        second.shows("dialog").tap("Accept")
        second.shows("files").tap("＜img")
        second.shows("preview").says(text)
        links = page.all(".slot:nth-of-type(2) .note a")
        assert [link.get_attribute("href") for link in links] == ["https://example.org/a"], links
        assert not page.all(".note img")

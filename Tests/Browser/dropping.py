"""Links and texts that are dropped on the page, or pasted there (N05)."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from support.journey import Page, journey

# A drop as the browser makes it; whether the page took the default away, which is to open the link.
drop = """
const [place, kinds] = arguments;
const target = typeof place === "string" ? document.querySelector(place) : place;
const data = new DataTransfer();
for (const [kind, text] of Object.entries(kinds)) data.setData(kind, text);
return ["dragenter", "dragover", "drop"].map((kind) => !target.dispatchEvent(
  new DragEvent(kind, { bubbles: true, cancelable: true, composed: true, dataTransfer: data })
)).at(-1);
"""


def drop_link(page, place, link):
    return page.run(drop, place, {"text/uri-list": link, "text/plain": link})


class SamePage:
    """The page stays the one that it is."""

    def __init__(self, page):
        self.page = page

    def __enter__(self):
        self.address = self.page.driver.current_url
        self.page.run("window.isTheSame = true")

    def __exit__(self, *error):
        if error[0] is None:
            assert self.page.driver.current_url == self.address, self.page.driver.current_url
            assert self.page.run("return window.isTheSame"), "the page was loaded anew"


@journey
def a_dropped_link_becomes_a_send(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second), SamePage(page):
        assert drop_link(page, ".slot:nth-of-type(1) .phone", "https://example.org/news?a=1#b")
        first.shows("shareSheet").says("https://example.org/news?a=1#b")
        page.picture("dropped")
        first.airdrop(to="Second iPhone")
        second.shows("dialog").says("https://example.org/news?a=1#b")
        second.tap("Accept")
        second.shows("browser").says("https://example.org/news?a=1#b")
        first.says("Sent")


@journey
def a_dropped_event_keeps_its_title(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second), SamePage(page):
        assert drop_link(page, ".slot:nth-of-type(2) .phone", "acme://e/2?x=%20y")
        second.shows("shareSheet").says("Summer party.acmelink")
        second.airdrop(to="First iPhone")
        first.shows("dialog").says("Summer party")


@journey
def a_dropped_text_becomes_a_send(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second), SamePage(page):
        assert page.run(drop, ".slot:nth-of-type(1) .phone", {"text/plain": "<b>See</b> https://example.org/"})
        first.shows("shareSheet").says("<b>See</b> https://example.org/")


@journey
def wherever_a_link_is_dropped_the_page_stays(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second), SamePage(page):
        for place in ["body", ".bar", "#compares", "#steps", "main", ".slot [role=switch]", "select"]:
            assert drop_link(page, place, "https://example.org/"), place
        # A text field takes a link as text, and shares nothing.
        page.one("#clear").click()
        first.shows("shareSheet").tap("Close")
        first.tap("Acme", ".icons button")
        first.tap("A title and a link of your own")
        assert not drop_link(page, "[name=link]", "https://example.org/")
        first.shows("app")
        assert "is dropped" not in page.text("#steps"), page.text("#steps")


@journey
def the_address_of_the_page_is_not_shared(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second), SamePage(page):
        assert drop_link(page, ".slot:nth-of-type(1) .phone", page.driver.current_url)
        page.wait(lambda: page.text("#complaint"), "a complaint")
        first.shows("home")
        first.tap("Acme", ".icons button")
        first.shows("app")
        draggable = page.run("return [...document.images].map((each) => each.draggable)")
        assert draggable and not any(draggable), draggable


# A paste as the browser makes it of what an office program copies: the text, and a picture of it.
paste = """
const data = new DataTransfer();
data.setData("text/plain", "Summer");
data.items.add(new File(["x"], "picture.png"));
return document.querySelector(arguments[0]).dispatchEvent(
  new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data })
);
"""


@journey
def a_field_keeps_what_is_pasted_there(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, _), SamePage(page):
        first.tap("Acme", ".icons button")
        first.tap("A title and a link of your own")
        first.find("[name=title]")
        assert page.run(paste, "[name=title]"), "the page took it"


@journey
def a_pasted_link_becomes_a_send(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second), SamePage(page):
        second.tap("Acme", ".icons button")
        second.tap("A title and a link of your own")
        link = second.find("[name=link]")
        link.send_keys(Keys.CONTROL, "a")
        link.send_keys("https://example.org/pasted")
        link.send_keys(Keys.CONTROL, "a")
        link.send_keys(Keys.CONTROL, "c")
        page.tab_to("Install an app …")
        page.driver.switch_to.active_element.send_keys(Keys.CONTROL, "v")
        second.shows("shareSheet").says("https://example.org/pasted")
        # Where no phone has the keyboard, the first one takes it.
        page.run("document.activeElement.blur()")
        page.driver.find_element(By.TAG_NAME, "body").send_keys(Keys.CONTROL, "v")
        first.shows("shareSheet").says("https://example.org/pasted")

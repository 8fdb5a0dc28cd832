"""A browser on the simulator's page, and the words in which a journey is told."""

import os
import pathlib
import subprocess
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


class Simulator:
    """`deepdrop simulate` while it runs; its address is the page's."""

    def __init__(self, deepdrop, *arguments):
        self.process = subprocess.Popen(
            [deepdrop, "simulate", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise AssertionError(self.process.stderr.read())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.communicate(timeout=10)


class Browser:
    """Chromium without a window."""

    def __init__(self, pictures):
        self.pictures = pathlib.Path(pictures)
        self.pictures.mkdir(parents=True, exist_ok=True)
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        for argument in ("--headless=new", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars"):
            options.add_argument(argument)
        # Its sandbox refuses to run as root.
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(10)
        self.errors = []

    def quit(self):
        self.driver.quit()

    def open(self, address, width=1280, height=860, dark=False, calm=True):
        media = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        if calm:
            media.append({"name": "prefers-reduced-motion", "value": "reduce"})
        self.tell("Emulation.setEmulatedMedia", features=media)
        self.tell(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )
        self.driver.get(address)
        self.wait(lambda: self.text("#connection") in ("Live", "") and self.all(".layer"), "a live page")

    def tell(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def picture(self, name):
        path = self.pictures / f"{name}.png"
        self.driver.save_screenshot(str(path))
        return path

    # What is there

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.wait(lambda: next(iter(self.all(selector)), None), selector)

    def text(self, selector):
        found = self.all(selector)
        return found[0].text if found else ""

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition, what, seconds=5):
        try:
            return WebDriverWait(self.driver, seconds, 0.02, ignored_exceptions=[Exception]).until(
                lambda _: condition()
            )
        except Exception:
            self.picture("failure")
            raise AssertionError(f"The page never showed {what}.") from None

    def console_errors(self):
        """What the page complained of since the last time, a policy that was broken among it."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    # The keyboard

    def press(self, *keys):
        for key in keys:
            webdriver.ActionChains(self.driver).send_keys(key).perform()

    def focused(self):
        """The name of what has the keyboard."""
        return self.run(
            """const e = document.activeElement;
            return e === document.body ? "" : e.getAttribute("aria-label") || e.innerText || e.value || ""; """
        )

    def tab_to(self, name, limit=80):
        for _ in range(limit):
            if name in self.focused().split("\n"):
                return
            self.press(Keys.TAB)
        raise AssertionError(f"The Tab key never came to {name}.")


class Phone:
    """One of the two phones."""

    def __init__(self, browser, number):
        self.browser = browser
        self.place = f".slot:nth-of-type({number})"

    def find(self, selector, text=None):
        """The element on the screen that is on top, of this text or name."""

        def look():
            for found in self.browser.all(f"{self.place} .layer:not([inert]) {selector}"):
                name = found.get_attribute("aria-label") or found.text
                if text is None or text in name:
                    return found
            return None

        return self.browser.wait(look, f"{text or selector} on phone {self.place[-2]}")

    def tap(self, text, selector="button"):
        self.browser.run("arguments[0].click()", self.find(selector, text))

    def shows(self, kind):
        place = f"{self.place} .phone[data-top='{kind}']"
        self.browser.wait(lambda: self.browser.all(place), f"{kind} on phone {self.place[-2]}")
        return self

    def says(self, text):
        self.browser.wait(
            lambda: text in self.browser.one(f"{self.place} .layer:not([inert])").text, text
        )
        return self

    def set_system(self, name):
        self.browser.run(
            """const select = document.querySelector(arguments[0] + " [aria-label='System']");
            select.value = arguments[1]; select.dispatchEvent(new Event("change"))""",
            self.place, name,
        )

    def send(self, title, to):
        """Shares an event of the app by AirDrop."""
        self.tap("Acme", ".icons button")
        self.shows("app").tap(f"Share {title}")
        self.airdrop(to)

    def airdrop(self, to):
        """Sends what the share sheet is for."""
        self.shows("shareSheet").tap("AirDrop")
        self.shows("picker").tap(to)

"""What the page bears, and what it refuses."""

import os
import pathlib
import signal
import socket
import struct
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from support.journey import Page, journey
from support.page import Simulator


@journey
def what_comes_from_outside_is_text(browser, deepdrop):
    title = "<img src=x onerror=alert(1)>\u202e<script>" + "🎆" * 500
    # A file's name has no < in it.
    shown = "＜img src=x onerror=alert(1)＞＜script＞🎆"
    with Page(browser, deepdrop, "--title", title) as (page, first, second):
        first.send("<img src=x", to="Second iPhone")
        second.shows("dialog")
        assert shown in page.text(".alert p"), page.text(".alert p")
        assert not page.all(".stage [src='x'], .stage [onerror], .stage script")
        answers = page.run(
            """const box = document.querySelector(".alert .answers").getBoundingClientRect();
            const screen = document.querySelector(".slot:nth-of-type(2) .screen").getBoundingClientRect();
            return box.bottom <= screen.bottom"""
        )
        assert answers, "the buttons left the screen"
        page.picture("hostile")


@journey
def a_long_title_is_cut_behind_a_line(browser, deepdrop):
    with Page(browser, deepdrop, "--title", "A long title " * 40) as (page, first, _):
        first.tap("Acme", ".icons button")
        first.shows("app").tap("Share A long title")
        first.shows("shareSheet")
        lines = page.run(
            """const title = document.querySelector(".sheet .subtitle");
            return title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)"""
        )
        page.picture("long-title")
        assert lines == 3, f"{lines} lines"


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
def the_silent_and_the_refused_shut_nobody_out(browser, deepdrop):
    with Simulator(deepdrop) as simulator:
        host, port = simulator.address.split("/")[2].split(":")
        place = (host, int(port))
        silent = [socket.create_connection(place, timeout=5) for _ in range(80)]
        for one in silent[::2]:
            one.send(b"GET / HT")
        with urllib.request.urlopen(simulator.address, timeout=2) as answer:
            assert answer.status == 200, answer.status
        # Who was refused keeps no connection.
        for request in [b"GET / HTTP/1.1\r\n", b"POST / HTTP/1.1\r\nContent-Length: 2\r\n"]:
            refused = socket.create_connection(place, timeout=2)
            refused.send(request + b"Host: localhost\r\n\r\n")
            words = b""
            while part := refused.recv(4096):
                words += part
            assert words.startswith(b"HTTP/1.1 403 "), words
            refused.close()
        for one in silent:
            one.close()


@journey
def one_page_too_many_is_told_and_stops_nobody(browser, deepdrop):
    with Page(browser, deepdrop) as (page, first, second):
        address = page.driver.current_url
        others = [urllib.request.urlopen(address + "events", timeout=5) for _ in range(31)]
        try:
            urllib.request.urlopen(address + "events", timeout=5)
            raise AssertionError("one page too many is served")
        except urllib.error.HTTPError as error:
            assert error.code == 503, error.code
            assert b"There are 32 pages open" in error.read()
        first.send("Summer party", to="Second iPhone")
        second.shows("dialog")
        others.pop().close()

        def is_served():
            try:
                return others.append(urllib.request.urlopen(address + "events", timeout=5)) or True
            except urllib.error.HTTPError:
                return False

        page.wait(is_served, "a place for another page", 10)
        for one in others:
            one.close()


@journey
def an_interrupted_snapshot_leaves_nothing(browser, deepdrop):
    with tempfile.TemporaryDirectory() as place:
        home, temporary = pathlib.Path(place, "home"), pathlib.Path(place, "tmp")
        home.mkdir(), temporary.mkdir()
        drawing = subprocess.Popen(
            [deepdrop, "simulate", "--snapshot", home / "picture.png"], stderr=subprocess.PIPE,
            env={**os.environ, "HOME": str(home), "TMPDIR": str(temporary)},
        )
        # The browser has begun.
        while not list(temporary.rglob("Singleton*")):
            assert drawing.poll() is None, drawing.stderr.read()
            time.sleep(0.01)
        drawing.send_signal(signal.SIGINT)
        assert drawing.wait(timeout=20) == 130, drawing.stderr.read()
        left = [*temporary.iterdir(), *home.iterdir()]
        assert not left, left


@journey
def a_snapshot_is_drawn(browser, deepdrop):
    path = browser.pictures / "snapshot.png"
    path.unlink(missing_ok=True)
    subprocess.run([deepdrop, "simulate", "--snapshot", path], check=True, timeout=40)
    drawn = path.read_bytes()
    assert drawn.startswith(b"\x89PNG"), "no PNG"
    assert struct.unpack(">II", drawn[16:24]) == (1816, 792), drawn[16:24]
    assert len(drawn) > 100_000, "an empty picture"
    nowhere = subprocess.run(
        [deepdrop, "simulate", "--snapshot", path.with_name("undrawn.png")],
        env={"PATH": "/nonexistent"}, capture_output=True, text=True,
    )
    assert nowhere.returncode == 69, nowhere
    assert "a browser is needed" in nowhere.stderr, nowhere.stderr

"""Rows about being there: finding, being found, and waiting."""

import time
from os import environ
from pathlib import Path

from programs import Program
from sides import CABLE
from table import Figure, seconds, times_faster


def discover(setting):
    """Each looks for its own kind."""

    def first_found(side):
        with side.started() as receiver:
            receiver.wait_for(side.sign)
            # Until its announcements are over: what was said just now is not said again.
            time.sleep(4)
            with side.search() as search:
                return search.wait_for(side.found)

    ours, other = setting.medians(
        lambda: first_found(setting.ours), lambda: first_found(setting.opendrop)
    )
    yield times_faster("search's start → first receiver", ours, other, 1)


def visible(setting):
    """Seen by a browser that is neither's, and that looks all the time."""
    python = Path(environ["opendrop"]) / "bin/python"
    observer = Program([python, Path(__file__).with_name("observer.py"), CABLE], setting.work)
    seen = 0

    def visible_after(side):
        nonlocal seen
        seen += 1
        with side.started() as receiver:
            taken = observer.time_of("appeared", seen) - receiver.start
            receiver.wait_for(side.sign)
        # What was said when it left must not be heard by the next.
        time.sleep(0.5)
        return taken

    with observer:
        observer.wait_for("looking")
        time.sleep(2)
        ours, other = setting.medians(
            lambda: visible_after(setting.ours), lambda: visible_after(setting.opendrop)
        )
    yield times_faster("receiver's start → visible", ours, other, 1.5)


def idle(setting):
    with setting.ours.receiving() as receiver:
        time.sleep(3)
        before = receiver.processor_seconds()
        time.sleep(20)
        used = receiver.processor_seconds() - before
        memory = receiver.memory("VmRSS") / (1 << 20)
    yield Figure("idle receiver, % of a core", seconds(used), "in 20 s", used / 20 * 100, most=0.1)
    yield Figure("idle receiver, MiB", "", "", memory, most=32)

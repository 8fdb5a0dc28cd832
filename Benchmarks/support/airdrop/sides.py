"""deepdrop and OpenDrop, each as a sender and as a receiver."""

import shutil
from contextlib import contextmanager
from os import environ
from pathlib import Path

from programs import RECEIVING, Program, compare, run

CABLE = environ.get("cable")


class Side:
    """Two homes, so that the ends share nothing, and what arrives."""

    def __init__(self, work, name):
        self.sender = work / name / "sender"
        self.receiver = work / name / "receiver"
        self.inbox = work / name / "inbox"

    @contextmanager
    def receiving(self):
        """A receiver with an empty inbox that the sender knows."""
        with self.started() as receiver:
            receiver.wait_for(self.sign)
            self.learn()
            yield receiver

    def started(self, name="Receiver"):
        """A receiver from its start on."""
        self.empty()
        return Program(RECEIVING + self.receiver_command(name), self.receiver, self.inbox)

    def empty(self):
        shutil.rmtree(self.inbox, ignore_errors=True)
        self.inbox.mkdir(parents=True)

    def send_file(self, path):
        """One transfer, start to exit, of which every byte is compared with what arrived."""
        taken = run(self.send_command(path), self.sender)
        compare(path, self.inbox / path.name, taken)
        return taken


class DeepDrop(Side):
    sign = '"visible"'

    def __init__(self, work):
        super().__init__(work, "deepdrop")
        self.program = environ.get("deepdrop")

    def receiver_command(self, name):
        return [
            *[self.program, "receive", "--name", name, "--accept", "all", "--json"],
            *["--directory", self.inbox, "--interface", CABLE],
        ]

    def learn(self):
        """A receiver that was sent to once is known."""
        self.send("https://example.com/first")
        for path in self.inbox.iterdir():
            path.unlink()

    def send_command(self, *words, to=("Receiver",)):
        names = [word for name in to for word in ("--to", name)]
        return [self.program, "send", "--interface", CABLE, *names, *words]

    def send(self, *words, to=("Receiver",)):
        taken = run(self.send_command(*words, to=to), self.sender)
        if taken.status != 0:
            raise RuntimeError(f"deepdrop ended with {taken.status}: {taken.output[-300:]}")
        return taken

    def search(self):
        return Program([self.program, "discover", "--interface", CABLE], self.sender)

    found = "Receiver"


class OpenDrop(Side):
    sign = "Starting HTTPS"
    found = "OpenReceiver"

    def __init__(self, work):
        super().__init__(work, "opendrop")
        self.program = Path(environ.get("opendrop", "")) / "bin/opendrop"

    def receiver_command(self, name):
        # A name of its own: a search of either kind finds both receivers.
        return [self.program, "receive", "--interface", CABLE, "--name", f"Open{name}"]

    def learn(self):
        """Sending needs the report that a search leaves when it is interrupted."""
        with self.search() as search:
            search.wait_for(self.found)
        if not (self.sender / ".opendrop/discover.last.json").exists():
            raise RuntimeError(f"OpenDrop's search left no report: {search.last_words}")

    def send_command(self, item):
        link = ["--url"] if isinstance(item, str) else []
        sender = ["--interface", CABLE, "--name", "Sender", "--receiver", "OpenReceiver"]
        return [self.program, "send", *sender, "--file", item, *link]

    def search(self):
        return Program([self.program, "find", "--interface", CABLE, "--name", "Sender"], self.sender)

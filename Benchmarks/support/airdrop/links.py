"""Rows about links: to one receiver, and to fifty."""

import time
from contextlib import ExitStack

from programs import RECEIVING, Program, run
from table import Figure, seconds, times_faster

LINK = "https://example.com/e/1?ref=airdrop"


def one(setting):
    with setting.ours.receiving(), setting.opendrop.receiving():
        ours, other = setting.medians(
            lambda: _our_link(setting.ours),
            # Its receiver keeps no link, so nothing can be compared.
            lambda: run(setting.opendrop.send_command(LINK), setting.opendrop.sender).seconds,
        )
    yield times_faster("one link to a known receiver", ours, other, 6)


def _our_link(side):
    taken = side.send(LINK).seconds
    arrived = list(side.inbox.iterdir())
    if len(arrived) != 1 or f"URL={LINK}" not in arrived[0].read_text():
        raise RuntimeError(f"the link did not arrive: {arrived}")
    arrived[0].unlink()
    return taken


def hundred(setting):
    """Titled links, each as a file that one app owns; OpenDrop takes one for each command."""
    many, ours = setting.many, setting.ours
    app = setting.file("Info.plist", 0, bytes)
    app.write_text(run([ours.program, "declare", "--app-id", "com.example.acme", "--scheme", "acme"],
                       ours.sender).output)
    links = [f"acme://e/{number}" for number in range(many)]
    titled = ["--title", "Gig", "--app", app]
    file = setting.file("Gig.acmelink", 0, bytes)
    file.write_text(links[0])

    def as_one():
        taken = ours.send(*titled, *links).seconds
        _take_in(ours, links)
        return taken

    def as_many():
        taken = sum(ours.send(*titled, link).seconds for link in links)
        _take_in(ours, links)
        return taken

    def theirs():
        return sum(setting.opendrop.send_file(file).seconds for _ in links)

    with ours.receiving(), setting.opendrop.receiving():
        together, apart, other = setting.medians(as_one, as_many, theirs)
    yield times_faster(f"{many} titled links, one command", together, other, 30)
    yield times_faster(f"{many} titled links, {many} commands", apart, other, 20)


def _take_in(side, links):
    arrived = list(side.inbox.iterdir())
    if sorted(path.read_text() for path in arrived) != sorted(links):
        raise RuntimeError(f"{len(arrived)} of {len(links)} links arrived")
    for path in arrived:
        path.unlink()


def fifty(setting):
    ours = setting.ours
    names = [f"Receiver {number}" for number in range(1, 51)]
    ours.empty()
    with ExitStack() as stack:
        for name in names:
            command = RECEIVING + ours.receiver_command(name)
            receiver = stack.enter_context(Program(command, ours.receiver, ours.inbox))
            receiver.wait_for(ours.sign)
        ours.send(LINK, to=names)
        # Until their announcements are over, each of which all the others listen to.
        time.sleep(10)
        alone, together = setting.medians(
            lambda: _count(ours, names[:1]), lambda: _count(ours, names)
        )
    yield Figure(
        "one link to 50 receivers at once, and to one",
        seconds(together),
        seconds(alone),
        together / alone,
        most=10,
    )


def _count(side, names):
    for path in side.inbox.iterdir():
        path.unlink()
    taken = side.send(LINK, to=names).seconds
    if len(list(side.inbox.iterdir())) != len(names):
        raise RuntimeError(f"not all {len(names)} receivers got the link")
    return taken

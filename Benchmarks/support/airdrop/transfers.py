"""Rows about files: how fast they cross, and what memory that takes."""

import os

from peers import Nginx, Wormhole
from programs import run
from setting import MEBIBYTE
from table import Figure, mebibytes, times_faster

WORDS = b"the receiver shows a title and the system picks the app by the type of a small file\n"


def random(setting):
    yield _beside_opendrop(setting, "random bytes", os.urandom, 15)


def text(setting):
    yield _beside_opendrop(setting, "text", _prose, 8)


def _prose(size):
    """Lines that begin with a number each, so that they are not all the same."""
    lines = (b"%d %s" % (os.getpid() * index % 99991, WORDS) for index in range(size // 84 + 1))
    return b"".join(lines)[:size]


def _beside_opendrop(setting, kind, block, least):
    path = setting.file("file.bin", setting.large, block)
    with setting.ours.receiving(), setting.opendrop.receiving():
        ours, other = setting.medians(
            lambda: setting.ours.send_file(path).seconds,
            lambda: setting.opendrop.send_file(path).seconds,
        )
    return times_faster(f"{_size(path)} of {kind}, OpenDrop", ours, other, least)


def wormhole(setting):
    yield _beside_peer(setting, Wormhole, "magic-wormhole on loopback", 1.5)


def curl(setting):
    yield _beside_peer(setting, Nginx, "curl to nginx", 0.8)


def _beside_peer(setting, peer, name, least):
    path = setting.file("file.bin", setting.large, os.urandom)
    with setting.ours.receiving(), peer(setting.work) as other_side:
        ours, other = setting.medians(
            lambda: setting.ours.send_file(path).seconds,
            lambda: other_side.send_file(path),
        )
    return times_faster(f"{_size(path)} of random bytes, {name}", ours, other, least)


def memory(setting):
    """Each size with a receiver of its own: a peak stays."""
    small = setting.file("small.zip", MEBIBYTE, os.urandom)
    large = setting.file("large.zip", setting.large, os.urandom)
    huge = setting.sparse_file("huge.zip", setting.huge)
    ours = [_peaks(setting.ours, path) for path in (small, large, huge)]
    others = [_peaks(setting.opendrop, path) for path in (small, large)]
    sizes = f"{_size(small)}, {_size(large)}, {_size(huge)}"
    for index, end in enumerate(["sender", "receiver"]):
        peaks = [pair[index] / MEBIBYTE for pair in ours]
        yield Figure(
            f"peak memory of the {end} in MiB: {sizes}",
            ", ".join(f"{peak:.1f}" for peak in peaks),
            ", ".join(mebibytes(pair[index]) for pair in others),
            max(peaks),
            most=40,
        )
        yield Figure("growth of it in MiB", "", "", max(peaks) - min(peaks), most=4)
    yield _refusal(setting)


def _peaks(side, path):
    with side.receiving() as receiver:
        return side.send_file(path).peak, receiver.memory("VmHWM")


def _refusal(setting):
    """The archive's format ends below 8 GiB."""
    refused = run(
        setting.ours.send_command(setting.sparse_file("larger.zip", 1 << 33)), setting.ours.sender
    )
    sentence = refused.output.strip()
    print(f"<!-- {sentence} -->")
    isRefused = refused.status == 66 and "8 GiB" in sentence and "\n" not in sentence
    return Figure("a file of 8 GiB is refused", "yes" if isRefused else "no", "", isRefused, least=1)


def _size(path):
    count = path.stat().st_size // MEBIBYTE
    return f"{count // 1024} GiB" if count % 1024 == 0 else f"{count} MiB"

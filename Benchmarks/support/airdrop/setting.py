"""What all rows share: how much is measured, the sides, and files to send."""

import shutil
import statistics
from os import environ
from pathlib import Path

from sides import DeepDrop, OpenDrop

MEBIBYTE = 1 << 20


class Setting:
    """With `quick` the sizes are an eighth and the samples three."""

    def __init__(self, quick):
        self.work = Path(environ["work"])
        self.samples = 3 if quick else 5
        self.large = (128 if quick else 1024) * MEBIBYTE
        self.huge = (896 if quick else 7168) * MEBIBYTE
        self.many = 20 if quick else 100
        self.ours = DeepDrop(self.work)
        self.opendrop = OpenDrop(self.work)

    def medians(self, *measures):
        """The medians of several measures, taken by turns, so that a busy machine slows all."""
        rounds = [[measure() for measure in measures] for _ in range(self.samples)]
        return [statistics.median(column) for column in zip(*rounds)]

    def file(self, name, size, block):
        """A file made of blocks, each of which `block` gives for a size."""
        path = self.work / "files" / name
        path.parent.mkdir(exist_ok=True)
        with path.open("wb") as file:
            while (left := size - file.tell()) > 0:
                file.write(block(min(left, MEBIBYTE)))
        return path

    def sparse_file(self, name, size):
        """Zeros that take no room; the ending decides whether a sender tries to compress them."""
        path = self.file(name, 0, bytes)
        with path.open("wb") as file:
            file.truncate(size)
        return path

    def clear(self):
        """Each row makes its own files, so that each can run alone."""
        shutil.rmtree(self.work / "files", ignore_errors=True)

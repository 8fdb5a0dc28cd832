"""The lines of the table, in Markdown."""

from dataclasses import dataclass

HEADING = "| what | ours | the other | figure | required | |\n|---|---|---|---|---|---|"
FAILED = "| {} | | | {} | | failed |"


@dataclass(frozen=True)
class Figure:
    """A figure, and the least or the most that it may be."""

    what: str
    ours: str
    other: str
    value: float
    least: float | None = None
    most: float | None = None

    @property
    def holds(self):
        return (self.least is None or self.value >= self.least) and (
            self.most is None or self.value <= self.most
        )

    def __str__(self):
        limit = f"≥ {self.least:g}" if self.least is not None else f"≤ {self.most:g}"
        cells = [self.what, self.ours, self.other, f"{self.value:.3g}", limit]
        return f"| {' | '.join(cells)} | {'kept' if self.holds else 'broken'} |"


def seconds(value):
    return f"{value:.1f} s" if value >= 10 else f"{value:.3f} s"


def mebibytes(count):
    return f"{count / (1 << 20):.1f} MiB"


def times_faster(what, ours, other, least):
    """Durations, and how many times the other's is ours."""
    return Figure(what, seconds(ours), seconds(other), other / ours, least=least)

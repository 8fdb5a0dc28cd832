"""Runs programs at either end of the cable, and looks at what they take."""

import os
import select
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

RECEIVING = ["nsenter", f"--net=/run/netns/{os.environ.get('receiving')}"]
LONGEST = 300  # seconds that any program may take


@dataclass(frozen=True)
class Run:
    """A program from its start to its exit."""

    seconds: float
    # Not below what this process takes: until the program begins, the new process is its copy.
    peak: int
    status: int
    output: str


def run(arguments, home):
    """Runs a program at the sending end; what it says goes to a file, for a pipe would be read."""
    log = home / "run.log"
    start = time.monotonic()
    process = _start(arguments, home, home, log)
    try:
        waiting = os.pidfd_open(process.pid)
        isOver = select.select([waiting], [], [], LONGEST)[0]
        end = time.monotonic()
        os.close(waiting)
        if not isOver:
            raise RuntimeError(f"{arguments[0]} took more than {LONGEST} s")
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    finally:
        if process.returncode is None:
            process.kill()
            process.wait()
    output = log.read_text(errors="replace")
    return Run(end - start, usage.ru_maxrss * 1024, process.returncode, output)


def compare(sent, arrived, by):
    """Every byte, after the time was taken; then the file goes."""
    # OpenDrop answers before it has written.
    for _ in range(50):
        if subprocess.run(["cmp", "--silent", sent, arrived], check=False).returncode == 0:
            arrived.unlink()
            return
        time.sleep(0.1)
    raise RuntimeError(f"{sent.name} did not arrive: {by.output[-300:]}")


class Program:
    """A program that goes on until the scope ends."""

    def __init__(self, arguments, home, folder=None):
        self.log = home / f"{time.monotonic_ns()}.log"
        self.start = time.monotonic()
        self.process = _start(arguments, home, folder or home, self.log)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        # As Ctrl-C: a search of OpenDrop's leaves its report then.
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def wait_for(self, text, count=1):
        """Until the program has said so; the seconds since its start."""
        return self.time_of(text, count) - self.start

    def time_of(self, text, count=1):
        """Looks a thousand times a second: the error is within a millisecond."""
        while self.log.read_text(errors="replace").count(text) < count:
            if self.process.poll() is not None or time.monotonic() > self.start + 60:
                raise RuntimeError(f"{self.process.args[-1]} never said {text}: {self.last_words}")
            time.sleep(0.001)
        return time.monotonic()

    @property
    def last_words(self):
        return self.log.read_text(errors="replace")[-300:]

    def memory(self, field):
        """Bytes: VmHWM is the most it had, VmRSS what it has."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(field + ":"):
                return int(line.split()[1]) * 1024
        raise RuntimeError(f"the system does not tell {field}")

    def processor_seconds(self):
        """Of all its threads, to the nanosecond."""
        files = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(file.read_text().split()[0]) for file in files) / 1e9


def _start(arguments, home, folder, log):
    """With a home of its own; the process is a group of its own, so a Ctrl-C is not for it."""
    home.mkdir(parents=True, exist_ok=True)
    environment = {
        "PATH": os.environ["PATH"],
        "LANG": "C.UTF-8",
        "HOME": str(home),
        "PYTHONUNBUFFERED": "1",
    }
    with log.open("wb") as output:
        return subprocess.Popen(
            [str(argument) for argument in arguments],
            env=environment,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            process_group=0,
        )

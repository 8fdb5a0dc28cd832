"""Runs the rows that are named, or all, and prints each figure as soon as it is there."""

import argparse
import signal
import sys

import links
import presence
import transfers
from setting import Setting
from table import FAILED, HEADING

ROWS = {
    "random": transfers.random,
    "wormhole": transfers.wormhole,
    "curl": transfers.curl,
    "text": transfers.text,
    "memory": transfers.memory,
    "link": links.one,
    "hundred": links.hundred,
    "discover": presence.discover,
    "visible": presence.visible,
    "fifty": links.fifty,
    "idle": presence.idle,
}


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--verify", action="store_true", help="look at the arguments alone")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("rows", nargs="*")
    arguments = parser.parse_args()
    if arguments.list:
        print(*ROWS)
        return 0
    unknown = [name for name in arguments.rows if name not in ROWS]
    if arguments.verify or unknown:
        return 64 if unknown else 0
    # A shell's background process ignores it, and so would all that we start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    isGood = measure(arguments.rows or ROWS, Setting(arguments.quick))
    return 1 if arguments.check and not isGood else 0


def measure(names, setting):
    """False when a row failed, or a figure is not the one that is required."""
    print(HEADING)
    isGood = True
    for name in names:
        try:
            for figure in ROWS[name](setting):
                print(figure)
                isGood = isGood and figure.holds
        except Exception as error:  # A row that fails says so, and the others go on.
            print(FAILED.format(name, " ".join(str(error).split())))
            isGood = False
        finally:
            setting.clear()
    return isGood


try:
    sys.exit(main())
except KeyboardInterrupt:
    sys.exit(130)

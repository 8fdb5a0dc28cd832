"""Journeys on the simulator's page: each is a function, told as a person would.

usage: check.py DEEPDROP PICTURES [NAME…]
"""

import pathlib
import shutil
import sys
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).parent))
# Each adds its journeys.
import sharing
import dropping
import reading
import reach
import limits
from support.journey import journeys
from support.page import Browser


def main(deepdrop, pictures, *names):
    shutil.rmtree(pictures, ignore_errors=True)
    browser = Browser(pictures)
    failed = 0
    try:
        for run in journeys:
            if names and run.__name__ not in names:
                continue
            sentence = run.__name__.replace("_", " ").capitalize().replace("ios", "iOS").replace("arabic", "Arabic")
            try:
                detail = run(browser, deepdrop)
                print(f"passed  {sentence}" + (f" ({detail})" if detail else ""), flush=True)
            except Exception:
                failed += 1
                print(f"FAILED  {sentence}\n{traceback.format_exc(limit=-3)}", flush=True)
    finally:
        browser.quit()
    print(f"{len(journeys) - failed} passed, {failed} failed; pictures in {pictures}")
    return 1 if failed else 0


sys.exit(main(*sys.argv[1:]))

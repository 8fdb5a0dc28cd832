"""Follows a simulator's page: prints the title that a device asks about, accepts, and prints what opened
or lies in Files.

usage: follow.py ADDRESS
"""

import json
import sys
import urllib.request

address = sys.argv[1]
accepted = None
with urllib.request.urlopen(address + "events", timeout=30) as events:
    for line in events:
        if not line.startswith(b"data: "):
            continue
        for device in json.loads(line[6:])["devices"]:
            screen = device["screen"]
            if screen["kind"] == "dialog" and accepted is None:
                accepted = device["id"]
                print("asks", screen["content"]["title"])
                body = json.dumps({"device": accepted, "act": "accept"}).encode()
                urllib.request.urlopen(urllib.request.Request(address + "act", body), timeout=10)
            links = [app["content"]["link"] for app in device["apps"] if app["content"]["kind"] == "link"]
            if device["id"] == accepted and links and not device["inbox"]:
                print("opened", *links)
                sys.exit()
            if device["id"] == accepted and device["files"]:
                print(*(f"lists {file['name']}" for file in device["files"]), sep="\n")
                sys.exit()

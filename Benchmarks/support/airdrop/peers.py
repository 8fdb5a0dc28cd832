"""Other ways to hand over a file: magic-wormhole, and curl to nginx."""

import subprocess
import time
from os import environ
from pathlib import Path

from programs import RECEIVING, Program, compare, run

MAILBOX = 4000


class Wormhole:
    """Both ends on loopback, with a mailbox of their own and no relay."""

    def __init__(self, work):
        self.home = work / "wormhole"
        self.home.mkdir(exist_ok=True)
        self.programs = Path(environ["wormhole"]) / "bin"
        self.turn = 0

    def __enter__(self):
        endpoint = f"--port=tcp:{MAILBOX}:interface=127.0.0.1"
        command = [self.programs / "twist", "wormhole-mailbox", endpoint]
        self.mailbox = Program(command, self.home).__enter__()
        self.mailbox.wait_for("starting on 4000")
        return self

    def __exit__(self, *error):
        self.mailbox.__exit__(*error)

    def send_file(self, path):
        """The receiver waits already, as ours does."""
        self.turn += 1
        code = f"{self.turn}-bench-mark"
        arrived = self.home / "arrived"
        receive = ["receive", "--accept-file", "--hide-progress", "-o", arrived, code]
        with Program(self.command(*receive), self.home) as receiver:
            time.sleep(2)
            sent = run(self.command("send", "--hide-progress", "--code", code, path), self.home)
            receiver.process.wait(10)
        compare(path, arrived, sent)
        return sent.seconds

    def command(self, *words):
        url = f"ws://127.0.0.1:{MAILBOX}/v1"
        return [self.programs / "wormhole", "--relay-url", url, "--transit-helper", "", *words]


class Nginx:
    """A server that writes what is put to a file, over TLS and the same cable."""

    CONFIGURATION = """
        daemon off; master_process off; pid {home}/pid; error_log stderr;
        events {{}}
        http {{
          access_log off; client_max_body_size 0; client_body_temp_path {home}/body;
          proxy_temp_path {home}/none; fastcgi_temp_path {home}/none;
          uwsgi_temp_path {home}/none; scgi_temp_path {home}/none;
          server {{
            listen [::]:8443 ssl; ssl_certificate {home}/certificate; ssl_certificate_key {home}/key;
            location / {{ root {home}/arrived; dav_methods PUT; }}
          }}
        }}
    """

    def __init__(self, work):
        self.home = work / "nginx"
        (self.home / "arrived").mkdir(parents=True, exist_ok=True)
        request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=nginx"]
        files = ["-keyout", self.home / "key", "-out", self.home / "certificate"]
        subprocess.run([*request, *files], check=True, capture_output=True)
        (self.home / "conf").write_text(self.CONFIGURATION.format(home=self.home))

    def __enter__(self):
        command = [*RECEIVING, environ["nginx"], "-p", self.home, "-c", self.home / "conf"]
        self.server = Program(command, self.home).__enter__()
        time.sleep(1)
        return self

    def __exit__(self, *error):
        self.server.__exit__(*error)

    def send_file(self, path):
        url = f"https://[fe80::2%25{environ['cable']}]:8443/{path.name}"
        options = ["--silent", "--show-error", "--fail", "--insecure"]
        sent = run(["curl", *options, "--upload-file", path, url], self.home)
        compare(path, self.home / "arrived" / path.name, sent)
        return sent.seconds

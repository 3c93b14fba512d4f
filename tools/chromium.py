"""Find the Chromium in which the page is tested, or fetch one: `python tools/chromium.py`.

The system's own; else Debian's package where it may be installed (root); else the one that npm's
`@sparticuz/chromium` brings, unpacked into .venv. Standard library only.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGE = "@sparticuz/chromium@153.0.0"
# It unpacks into the folder for temporary files; the libraries are for systems without them.
UNPACK = """
import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";
await chromium.executablePath();
await inflate(join(process.cwd(), "node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
"""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
MISSING = (
    "There is no Chromium to test the page in: install it (Debian/Ubuntu: apt install chromium),"
    " or run `python tools/chromium.py`, which fetches one."
)


def find():
    """The program and the environment to start it in, or None."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found, dict(os.environ)
    fetched = HOME / "chromium"
    if not fetched.is_file():
        return None
    return str(fetched), {**os.environ, **_brought(fetched)}


def _brought(program):
    """Libraries and letters that the system lacks come from beside the program."""
    run = subprocess.run(
        ["ldd", str(program)], stdout=subprocess.PIPE, encoding="utf-8", check=False
    )
    more = {}
    if "not found" in run.stdout:
        more["LD_LIBRARY_PATH"] = str(HOME / "al2023" / "lib")
    if not Path("/etc/fonts").is_dir():
        more["FONTCONFIG_PATH"] = str(HOME / "fonts")
    return more


def fetch():
    """Gets one if there is none; says so in a line. Ends the program where that fails."""
    if find():
        return
    is_debian = shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0
    install = ["apt-get", "install", "-y", "chromium"]
    if is_debian and _run(install, {"DEBIAN_FRONTEND": "noninteractive"}):
        print("Chromium for the tests: Debian's package, installed.")
        return
    import build_page  # lies beside this program; whoever only looks does not need it

    found = build_page.find_npm()
    if found is None:
        raise SystemExit(MISSING)
    node, npm = found
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    (HOME / "package.json").write_text('{"private": true, "type": "module"}')
    (HOME / "unpack.js").write_text(UNPACK)
    quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    if not _run([*npm, "install", *quiet, PACKAGE], {"PATH": path}) or not _run(
        [str(Path(node) / "node"), "unpack.js"], {"PATH": path, "TMPDIR": str(HOME)}
    ):
        shutil.rmtree(HOME, ignore_errors=True)
        raise SystemExit(MISSING)
    shutil.rmtree(HOME / "node_modules")
    print(f"Chromium for the tests: npm's {PACKAGE}, in {HOME.relative_to(ROOT)}.")


def _run(command, variables):
    """Whether a command worked; what it says is shown only if not."""
    run = subprocess.run(
        command,
        cwd=HOME if HOME.is_dir() else ROOT,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if run.returncode:
        print(run.stdout[-2000:], file=sys.stderr)
    return run.returncode == 0


if __name__ == "__main__":
    fetch()

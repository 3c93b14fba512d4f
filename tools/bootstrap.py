"""Make .venv and put parlour into it: `python3 tools/bootstrap.py play|test|ray|bench`.

Standard library only, and syntax that Python 3.6 can read, so that it can say it is too old.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
LOG = VENV / "setup.log"
EXTRAS = {"play": "", "test": "[dev]", "ray": "[dev,ray]", "bench": "[dev,benchmarks]"}
CMAKE_AT_LEAST = (3, 25)

# How to get what may be missing.
GET_PYTHON = (
    "Debian/Ubuntu: apt install python3 python3-venv; Fedora: dnf install python3;"
    " macOS: brew install python."
)
GET_COMPILER = (
    "Debian/Ubuntu: apt install g++ python3-dev; Fedora: dnf install gcc-c++ python3-devel;"
    " macOS: xcode-select --install."
)
GET_GIT = "Debian/Ubuntu: apt install git; Fedora: dnf install git; macOS: xcode-select --install."


def main():
    parser = argparse.ArgumentParser(prog="bootstrap")
    parser.add_argument("purpose", choices=sorted(EXTRAS))
    parser.add_argument("--core", choices=["native", "python"], default="native")
    options = parser.parse_args()
    if sys.version_info < (3, 11):
        found = ".".join(str(number) for number in sys.version_info[:2])
        give_up(f"Python 3.11 or newer is needed, this is {found}. {GET_PYTHON}")
    import build_page

    start = time.monotonic()
    say(f"Setting up to {options.purpose}; the first time takes about a minute.")
    if not shutil.which("git"):
        say(f"Note: git is missing; it is needed only to take part. {GET_GIT}")
    native = options.core == "native" and has_compiler()
    if not native:
        say(f"Note: no C++ compiler, so no compiled core: all works, slower. {GET_COMPILER}")
    make_venv("[1/4] virtual environment in .venv")
    installer = find_installer("[2/4] installer")
    if native:
        step("[3/4] build tools", [*installer, *build_tools()])
    else:
        say("[3/4] build tools: not needed")
    if options.purpose != "play" and build_page.system_node() is None:
        # The page's own tests need node even where the page is built.
        step("[3/4] node", [*installer, build_page.NODE_WHEEL])
    extras = EXTRAS[options.purpose]
    if "dev" in extras and not has_postgres():
        extras = extras.replace("dev", "dev,postgres")
    install("[4/4] parlour and its libraries", installer, extras, native)
    if options.purpose == "test":
        fetch_chromium("Chromium for the tests of the page")
    say(f"Ready after {time.monotonic() - start:.0f} s.")


def has_compiler():
    """Whether a C++ compiler can be found; how good it is, the build will say."""
    names = [os.environ.get("CXX") or "g++", "g++", "c++", "clang++"]
    return any(shutil.which(name.split()[0]) for name in names)


def has_postgres():
    """Whether the system has a PostgreSQL for the tests; else one comes from PyPI."""
    return bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def make_venv(title):
    """A virtual environment with pip, unless a working one is there."""
    if PYTHON.exists():
        if (
            subprocess.run([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL).returncode
            == 0
        ):
            return say(f"{title}: there")
        shutil.rmtree(str(VENV))
    try:
        import ensurepip  # noqa: F401  what Debian keeps in a package of its own
    except ImportError:
        give_up(f"This Python cannot make virtual environments (no ensurepip). {GET_PYTHON}")
    step(title, [sys.executable, "-m", "venv", str(VENV)])


def find_installer(title):
    """The command that installs packages: uv where it can be had, else pip."""
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check"]
    pins = ["-c", "constraints.txt"]
    uv = BIN / "uv"
    if uv.exists():
        say(f"{title}: there")
    elif not step(title, [*pip, *pins, "uv"], must=False):
        return [*pip, *pins]
    return [str(uv), "pip", "install", "--python", str(PYTHON), *pins]


def build_tools():
    """What pyproject.toml says the build needs; CMake, Ninja and node where the system has none."""
    import tomllib

    import build_page

    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    if cmake_version() < CMAKE_AT_LEAST:
        wanted.append("cmake")
    if not shutil.which("ninja"):
        wanted.append("ninja")
    return wanted + build_page.requires()


def cmake_version():
    """The system's CMake as two numbers, (0, 0) where there is none."""
    if not shutil.which("cmake"):
        return (0, 0)
    run = subprocess.run(["cmake", "--version"], stdout=subprocess.PIPE, encoding="utf-8")
    found = re.search(r"(\d+)\.(\d+)", run.stdout)
    return (int(found.group(1)), int(found.group(2))) if found else (0, 0)


def install(title, installer, extra, native):
    """parlour itself, editable: Python edits show at once, C++ is built here and kept in build/."""
    command = [*installer, "-e", "." + extra]
    if installer[0].endswith("uv"):
        command += ["--reinstall-package", "parlour"]  # pip does so anyway
    if native:
        # No isolation: nanobind stays where it is, so that only what changed is compiled again.
        command += ["--no-build-isolation", "--config-settings=build-dir=build/{wheel_tag}"]
    else:
        command += ["--config-settings=wheel.cmake=false"]
    step(title, command)
    if native:
        check = "import sys; from parlour import native; sys.exit(not native.available())"
        environment = {name: text for name, text in os.environ.items() if name != "PARLOUR_CORE"}
        if subprocess.run([str(PYTHON), "-c", check], env=environment).returncode:
            say(f"Note: the compiled core could not be built: all works, slower; {LOG} says why.")
            say(f"Often the compiler is too old or Python's headers are missing. {GET_COMPILER}")


def fetch_chromium(title):
    """A browser to test the page in: the system's, else one that is fetched."""
    import chromium

    if chromium.find():
        say(f"{title}: there")
    elif not step(title, [str(PYTHON), str(ROOT / "tools" / "chromium.py")], must=False):
        say(f"Note: {chromium.MISSING}")


def step(title, command, must=True):
    """Run a command, its output into the log, its title and seconds onto the terminal."""
    start = time.monotonic()
    live = sys.stdout.isatty()
    print(title, end="", flush=True)
    VENV.mkdir(exist_ok=True)
    with LOG.open("a") as log:
        print("\n$", *command, file=log, flush=True)
        process = subprocess.Popen(
            command, cwd=str(ROOT), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
        )
        while process.poll() is None:
            time.sleep(0.1)
            if live:
                print(f"\r{title}: {time.monotonic() - start:.0f} s", end="", flush=True)
    print(f"\r{title}" if live else "", end="")
    say(f": {time.monotonic() - start:.0f} s" + (", failed" if process.returncode else ""))
    if process.returncode and must:
        lines = LOG.read_text(errors="replace").splitlines()
        print(*lines[-25:], sep="\n", file=sys.stderr)
        give_up(f"That step failed; above are its last lines, all of them are in {LOG}.")
    return process.returncode == 0


def say(sentence):
    print(sentence, flush=True)


def give_up(sentence):
    print(sentence, file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    main()

"""The package as it is built and installed, and the house's habits that no tool checks."""

import ast
import doctest
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points, requires, version
from pathlib import Path

import pytest

import parlour

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "parlour"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
# One sample of each kind of data, where it will stand.
SAMPLES = [
    "text/sample.ftl",
    "games/sample/text/en.ftl",
    "games/sample/text/rules.en.md",
    "draw/sample/symbols.svg",
    "draw/sample/theme.toml",
]


def modules_with_examples():
    return [
        ".".join(("parlour", *path.relative_to(PACKAGE).with_suffix("").parts))
        for path in sorted(PACKAGE.rglob("*.py"))
        if ">>> " in path.read_text() and path.name != "__main__.py"
    ]


def test_the_installed_package_is_this_one():
    assert version("parlour") == PROJECT["project"]["version"] == parlour.__version__
    (command,) = entry_points(group="console_scripts", name="parlour")
    assert command.value == "parlour.cli:main"


def test_the_wheel_holds_all_the_package_holds(tmp_path):
    """The tree plus a sample of each kind of data; pure Python, which packs data the same way."""
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in ("pyproject.toml", "CMakeLists.txt", "LICENSE", "README.md", ".gitignore"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tree)
    junk = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", tree / "src", ignore=junk)
    for name in SAMPLES:
        sample = tree / "src" / "parlour" / name
        sample.parent.mkdir(parents=True, exist_ok=True)
        sample.write_text("sample")
    program = (
        "import sys; from scikit_build_core.build import build_wheel;"
        "build_wheel(sys.argv[1], {'wheel.cmake': 'false'})"
    )
    if importlib.util.find_spec("scikit_build_core") is None:  # set up without a compiler
        command = ["pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path), "."]
        command += ["--config-settings=wheel.cmake=false"]
    else:
        command = ["-", str(tmp_path)]
    run = subprocess.run(
        [sys.executable, *(["-m", *command] if command[0] == "pip" else command)],
        cwd=tree,
        input=program,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    (wheel,) = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("parlour/")}
    wanted = {
        path.relative_to(tree / "src").as_posix()
        for path in (tree / "src" / "parlour").rglob("*")
        if path.is_file()
    }
    assert {"parlour/py.typed", "parlour/_core.pyi"} <= wanted
    assert packed == wanted


@pytest.mark.parametrize("name", modules_with_examples())
def test_docstring_examples_run(name):
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def test_readme_examples_run():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_no_game_imports_another():
    """As import-linter checks for the six, here for every folder that is or will be in games/."""
    games = {path.parent.name for path in (PACKAGE / "games").glob("*/rules.py")}
    for game in games:
        for path in (PACKAGE / "games" / game).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.ImportFrom):
                    names = [f"{node.module}.{alias.name}" for alias in node.names]
                elif isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                else:
                    continue
                for other in games - {game}:
                    assert not any(
                        f"{name}.".startswith(f"parlour.games.{other}.") for name in names
                    ), f"{path}:{node.lineno} imports {other}"


def test_every_requirement_is_pinned():
    pins = {
        re.split("[=<>]", line)[0].replace(".", "-").lower()
        for line in (ROOT / "constraints.txt").read_text().splitlines()
        if line.strip() and not line.startswith("#")
    }
    wanted = [*(requires("parlour") or []), *PROJECT["build-system"]["requires"]]
    for requirement in wanted:
        name = re.match(r"[\w.-]+", requirement).group().replace(".", "-").lower()
        assert name in pins, f"{name} has no exact version in constraints.txt"


def test_every_pin_has_a_reason():
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        assert re.fullmatch(r"(|#.*|[\w.-]+==\S+ +# \S.*)", line), line


def test_peers_are_never_imported():
    program = "import sys, parlour; sys.exit(any(name.startswith('gnubg') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    for path in PACKAGE.rglob("*.py"):
        assert not re.search(r"^\s*(import|from) gnubg", path.read_text(), re.M), path


@pytest.mark.skipif(os.name == "nt", reason="make is not for Windows")
def test_make_alone_lists_the_targets():
    run = subprocess.run(["make", "-s"], cwd=ROOT, capture_output=True, text=True, check=True)
    for target in ("play", "test", "check", "format", "mutants", "long", "bench", "clean"):
        assert re.search(rf"^make {target} ", run.stdout, re.M)


def test_an_old_python_is_told_what_to_get(tmp_path):
    """The set-up script must say so itself: where Python is too old, nothing else of ours runs."""
    program = (
        "import runpy, sys; sys.version_info = (3, 9, 2); sys.argv = ['bootstrap', 'play'];"
        f"runpy.run_path({str(ROOT / 'tools' / 'bootstrap.py')!r}, run_name='__main__')"
    )
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.startswith("Python 3.11 or newer is needed, this is 3.9.")
    ast.parse((ROOT / "tools" / "bootstrap.py").read_text(), feature_version=(3, 6))

"""The package as it is built and installed, and the house's habits that no tool checks."""

import ast
import doctest
import gzip
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
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
    "server/page/index.html",  # git ignores the built page; the wheel must not
    "server/page/assets/sample.js",
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
    shutil.copytree(ROOT / "tools", tree / "tools", ignore=junk)
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


def build_page(monkeypatch, tmp_path):
    """The module that builds the page, in a house of its own with nothing built."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    module = importlib.import_module("build_page")
    web, page = tmp_path / "web", tmp_path / "page"
    web.mkdir()
    (web / "package.json").write_text("{}")
    for name, value in {"WEB": web, "PAGE": page, "STAMP": page / "sources.txt"}.items():
        monkeypatch.setattr(module, name, value)
    return module


def programs(folder, monkeypatch, **scripts):
    """A PATH that has these programs before the system's shell."""
    folder.mkdir()
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins for node are shell scripts")
def test_node_comes_from_pypi_where_the_system_has_none(monkeypatch, tmp_path):
    module = build_page(monkeypatch, tmp_path)
    programs(tmp_path / "none", monkeypatch)
    assert module.requires() == [module.NODE_WHEEL]
    programs(tmp_path / "old", monkeypatch, node="echo v18.19.0", npm=":")
    assert module.requires() == [module.NODE_WHEEL]
    programs(tmp_path / "new", monkeypatch, node="echo v20.19.0", npm=":")
    assert module.requires() == []
    monkeypatch.setattr(module, "wheel_npm", lambda: None)
    programs(tmp_path / "never", monkeypatch)
    with pytest.raises(SystemExit, match=r"without node 20\.19 or newer"):
        module.build()


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins for node are shell scripts")
def test_a_page_that_cannot_be_built_stops_the_installation(monkeypatch, tmp_path, capsys):
    module = build_page(monkeypatch, tmp_path)
    programs(tmp_path / "bin", monkeypatch, node="echo v22.12.0", npm="echo the reason; exit 7")
    with pytest.raises(SystemExit, match=r"`npm install .*` failed"):
        module.build()
    assert "the reason" in capsys.readouterr().err
    assert not module.is_fresh()


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins for node are shell scripts")
def test_the_page_is_built_again_only_when_its_sources_change(monkeypatch, tmp_path):
    module = build_page(monkeypatch, tmp_path)
    log = tmp_path / "log"
    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "page").mkdir()
    npm = f"echo $* >> {log}; echo page > {tmp_path}/page/index.html"
    programs(tmp_path / "bin", monkeypatch, node="echo v20.19.0", npm=npm)
    module.build()
    module.build()
    (tmp_path / "web" / "src").mkdir()
    (tmp_path / "web" / "src" / "some.test.ts").write_text("not part of the page")
    module.build()
    assert [line.split()[0] for line in log.read_text().splitlines()] == ["install", "run"]
    (tmp_path / "web" / "src" / "main.ts").write_text("part of the page")
    assert not module.is_fresh()
    module.build()
    assert [line.split()[0] for line in log.read_text().splitlines()] == ["install", "run", "run"]


def test_the_page_is_small():
    """The bound is for what is loaded first; all its scripts together keep to it."""
    page = PACKAGE / "server" / "page"
    assert (page / "index.html").is_file(), "the page is not built: make page"
    scripts = [gzip.compress(script.read_bytes()) for script in page.rglob("*.js")]
    assert 0 < sum(map(len, scripts)) <= 150_000


@pytest.mark.long
def test_pip_install_in_a_bare_venv_brings_the_page(tmp_path):
    """From the tracked files alone, without a node on the system: PyPI's builds the page."""
    tree = tmp_path / "tree"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, files.stdout.decode().split("\0")):
        if not name.startswith(("docs/", "tests/", "benchmarks/")) and (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    venv.create(tmp_path / "venv", with_pip=True)
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("sh", "uname"):
        (tools / name).symlink_to(shutil.which(name))
    python = tmp_path / "venv" / "bin" / "python"
    pure = "--config-settings=wheel.cmake=false"  # the page is all that matters here
    subprocess.run(
        [python, "-m", "pip", "install", "-q", "--no-deps", pure, str(tree)],
        env={**os.environ, "PATH": str(tools)},
        check=True,
    )
    program = (
        "from importlib.resources import files; page = files('parlour') / 'server' / 'page';"
        "print((page / 'index.html').read_text())"
    )
    run = subprocess.run(
        [python, "-c", program], cwd="/", capture_output=True, text=True, check=True
    )
    assert '<div id="page">' in run.stdout


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
        # An extra may name another: parlour[envs].
        assert name in pins | {"parlour"}, f"{name} has no exact version in constraints.txt"


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
    for target in ("play", "page", "test", "check", "format", "mutants", "long", "bench", "clean"):
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

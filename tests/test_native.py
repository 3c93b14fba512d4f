"""The compiled core and its one door: there, switched off, absent."""

import ast
import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from parlour import native

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "core"

# Asked once, without the switch: is there a core to test at all?
with pytest.MonkeyPatch.context() as patch:
    patch.delenv("PARLOUR_CORE", raising=False)
    BUILT = native.available()
needs_core = pytest.mark.skipif(not BUILT, reason="there is no compiled core here")


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch):
    monkeypatch.delenv("PARLOUR_CORE", raising=False)
    monkeypatch.delenv("PARLOUR_SIMD", raising=False)


@needs_core
def test_the_core_is_of_this_package():
    assert native.core().version() == version("parlour")


@needs_core
def test_build_info_names_compiler_and_instruction_set():
    info = native.core().build_info()
    assert set(info) == {"compiler", "instruction_set"}
    assert re.match(r"\S+ \d", info["compiler"])
    assert info["instruction_set"] in {"plain", "avx2"}


@needs_core
def test_the_environment_forces_the_plain_path(monkeypatch):
    monkeypatch.setenv("PARLOUR_SIMD", "plain")
    assert native.core().build_info()["instruction_set"] == "plain"


def test_the_environment_switches_the_core_off(monkeypatch):
    monkeypatch.setenv("PARLOUR_CORE", "python")
    assert not native.available()
    with pytest.raises(native.CoreMissing, match=r"switched off by PARLOUR_CORE=python"):
        native.core()


def test_an_absent_core_is_said_in_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "parlour._core", None)
    assert not native.available()
    with pytest.raises(native.CoreMissing, match=r"install a C\+\+20 compiler") as caught:
        native.core()
    assert "\n" not in str(caught.value)


@pytest.mark.skipif("CI" not in os.environ, reason="a compiler that is too old is no failure here")
def test_a_compiler_means_a_core():
    assert BUILT or not shutil.which("g++"), "the core was not built: .venv/setup.log says why"


def test_only_native_names_the_core():
    package = ROOT / "src" / "parlour"
    for path in package.rglob("*.py"):
        if path.parent == package / "native":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            names = {
                ast.Import: lambda n: [alias.name for alias in n.names],
                ast.ImportFrom: lambda n: [n.module, *(alias.name for alias in n.names)],
                ast.Constant: lambda n: [n.value],  # import_module("...")
            }.get(type(node), lambda n: [])(node)
            assert not {"_core", "parlour._core", "._core"} & {
                name for name in names if isinstance(name, str)
            }, f"{path}:{node.lineno} reaches past parlour.native"


def test_the_core_knows_no_python_outside_its_bindings():
    for path in [*CORE.rglob("*.hpp"), *CORE.rglob("*.cpp")]:
        if path.is_relative_to(CORE / "bindings"):
            continue
        for included in re.findall(r'#include\s*[<"]([^>"]+)', path.read_text()):
            assert included != "Python.h", path
            assert not included.startswith("nanobind"), path


@needs_core
def test_the_stub_is_what_the_core_offers(tmp_path):
    made = tmp_path / "_core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "parlour._core", "-o", made]
    subprocess.run(command, check=True)
    committed = (ROOT / "src/parlour/_core.pyi").read_text()
    assert made.read_text() == committed, "`make stubs` writes it anew"


@needs_core
@pytest.mark.skipif(not shutil.which("g++"), reason="needs g++")
def test_the_cores_own_tests_pass():
    build = ROOT / "build" / "core-tests"
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    options = ["-DPARLOUR_TESTS=ON", "-DPARLOUR_BINDINGS=OFF", "-DCMAKE_BUILD_TYPE=Release"]
    for command in (
        ["cmake", "-S", str(ROOT), "-B", str(build), *options],
        ["cmake", "--build", str(build)],
        ["ctest", "--test-dir", str(build), "--output-on-failure", "--no-tests=error"],
    ):
        run = subprocess.run(
            command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr

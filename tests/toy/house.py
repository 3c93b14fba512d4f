"""A copy of the house with one game more: a folder copied in, and one line of the registry."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tests.server.service import ROOT, Service


def build(folder: Path) -> Path:
    """Makes the copy."""
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=ignored)
    shutil.copytree(ROOT / "tests" / "toy" / "nim", folder / "src" / "parlour" / "games" / "nim")
    registry = folder / "src" / "parlour" / "games" / "__init__.py"
    lines = registry.read_text("utf-8").splitlines()
    lines.insert(lines.index("REGISTRY = {") + 1, '    "nim": "parlour.games.nim",')
    registry.write_text("\n".join(lines), "utf-8")
    return folder


PYTHON = (sys.executable, "-S", "-m")
"""Without `site`: the editable installation would bring the house without the game."""


def environment(house: Path) -> dict[str, str]:
    """Where its modules are found, and its data kept."""
    paths = os.pathsep.join((str(house / "src"), str(house), sysconfig.get_path("purelib")))
    return {**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(house), "LANG": "C.UTF-8"}


def run(house: Path, *arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a module there."""
    return subprocess.run(
        [*PYTHON, *arguments],
        cwd=house,
        env=environment(house),
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


class HouseService(Service):
    """Its service."""

    def __init__(self, house: Path, page: str) -> None:
        self.house = house
        super().__init__(f"sqlite:///{house / 'games.sqlite'}", workers=1, page=page)

    def launch(self) -> subprocess.Popen[bytes]:
        # Its workers are started by the same interpreter: by one that leaves `site` out too.
        interpreter = self.house / "python"
        interpreter.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -S "$@"\n')
        interpreter.chmod(0o755)
        program = (
            "import runpy, sys;"
            f"sys.executable = {str(interpreter)!r};"
            "runpy.run_module('tests.server.running', run_name='__main__', alter_sys=True)"
        )
        command = [*PYTHON[:2], "-c", program, str(self.port), json.dumps(self.settings)]
        return subprocess.Popen(command, cwd=self.house, env=environment(self.house))

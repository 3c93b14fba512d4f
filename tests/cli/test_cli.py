"""The command as a whole: help, start-up, exit status, one sentence on standard error."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.cli import COMMANDS
from parlour.cli.errors import REASONS, Speaker, reason, run
from parlour.text import LANGUAGES
from tests.cli.conftest import Parlour

COMMAND = [sys.executable, "-m", "parlour"]


def test_help_lists_every_command_with_a_whole_sentence(parlour: Parlour) -> None:
    ran = parlour("--help")
    assert ran.status == 0
    for name in COMMANDS:
        [line] = [line for line in ran.lines if line.strip().startswith(f"{name} ")]
        assert line.endswith("."), line
        assert not line.endswith("..."), line


def test_without_arguments_the_help_is_shown(parlour: Parlour) -> None:
    assert parlour() == parlour("--help")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_examples(parlour: Parlour, name: str) -> None:
    ran = parlour(name, "--help")
    assert ran.status == 0
    assert f"parlour {name} " in ran.out.split("Examples:")[1] + " "


def test_the_start_imports_nothing_slow() -> None:
    code = (
        "import sys; from parlour.cli import cli; from parlour.cli.errors import run;"
        "run(cli, ['--version']);"
        "slow = ('numpy', 'rich', 'fluent', 'parlour.games', 'parlour.draw');"
        "print([name for name in slow if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[1] == "[]"


def test_the_start_takes_less_than_a_fifth_of_a_second() -> None:
    # On a quiet machine Python with click alone takes 0.08 s. A ratio, since this one may be busy.
    def least(*command: str) -> float:
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            subprocess.run(command, capture_output=True, check=True)
            times.append(time.perf_counter() - begun)
        return min(times)

    assert least(*COMMAND, "--version") < 0.2 / 0.08 * least(sys.executable, "-c", "import click")


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("nonsense",), 2, "no command ‘nonsense’"),
        (("legal",), 2, "GAME is missing"),
        (("legal", "chess"), 2, "there is no game ‘chess’"),
        (("legal", "slime-trail", "--variant", "x"), 2, "has no variant ‘x’"),
        (("legal", "slime-trail", "--set", "size"), 2, "--set ‘size’"),
        (("legal", "slime-trail", "--set", "=5"), 2, "--set ‘=5’"),
        (("legal", "slime-trail", "--set", "pie=maybe"), 2, "pie=‘maybe’"),
        (("legal", "slime-trail", "--set", "wings=2"), 2, "no option ‘wings’"),
        (("legal", "slime-trail", "--set", "size=5x5", "--set", "size=6x6"), 2, "size twice"),
        (("legal", "slime-trail", "--set", "size=²x5"), 2, "size=‘²x5’"),
        (("legal", "slime-trail", "--position", ""), 2, "‘’"),
        (("legal", "slime-trail", "--lang", "xx"), 2, "--lang"),
        (("legal", "slime-trail", "--seed", "9" * 5000), 2, "--seed"),
        (("replay", "no-such-file.pgn"), 2, "no-such-file.pgn: No such file"),
        (("replay", "."), 2, ".: Is a directory"),
    ],
)
def test_bad_usage_is_one_sentence_and_2(
    parlour: Parlour, arguments: tuple[str, ...], status: int, said: str
) -> None:
    ran = parlour(*arguments)
    assert (ran.status, ran.out) == (status, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "english", "korean", "russian"),
    [
        ("nonsense", "no command ‘nonsense’", "명령은 없습니다", "команды «nonsense» нет"),
        ("legal", "GAME is missing", "GAME이(가) 빠졌습니다", "не хватает: GAME"),
        ("play --levle 2", "mean --level?", "혹시 --level?", "может быть, --level?"),
        ("play war --seed", "--seed needs a value", "값이 있어야", "должно быть значение"),
        ("show war --ascii=3", "--ascii takes no value", "값을 적지", "не бывает значения"),
        ("games foo bar", "‘foo bar’ is more", "‘foo bar’은(는) 여기에", "«foo bar» здесь лишнее"),
        ("play war --level x", "write a whole number", "정수를 적으세요", "целое число"),
        ("analyse x --errors -3", "from 0 to 1000000", "0부터 1000000 사이의", "от 0 до 1000000"),
        ("solve war --seconds 0", "0.1 to 10000000", "0.1부터 10000000 사이의 수", "от 0.1 до"),
        ("perft ataxx 3 --core rust", "write python | native", "가운데 하나", "«rust» не подходит"),
    ],
)
def test_bad_usage_is_told_in_the_language_of_the_run(
    parlour: Parlour, line: str, english: str, korean: str, russian: str
) -> None:
    """Click's words for it are English; those that are said are ours."""
    command, *rest = line.split()
    for lang, said in (("en", english), ("ko", korean), ("ru", russian)):
        ran = parlour(command, "--lang", lang, *rest)
        assert (ran.status, ran.out) == (2, "")
        assert said in ran.err
        assert len(ran.err.splitlines()) == 1


def test_an_option_that_contradicts_the_position_is_refused(parlour: Parlour) -> None:
    position = "3/1s1/3 1"
    assert parlour("legal", "slime-trail", "--set", "size=3x3", "--position", position).status == 0
    ran = parlour("legal", "slime-trail", "--set", "size=4x4", "--position", position)
    assert ran.status == 2
    assert "size=‘4x4’ contradicts the position ‘3/1s1/3 1’" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_speak_the_language_asked_for(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    by_option = parlour("legal", "chess", "--lang", lang)
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    assert parlour("legal", "chess") == by_option
    word = {"en": "there is no game", "ko": "게임은 없습니다", "ru": "нет игры"}[lang]
    assert word in by_option.err


def test_a_fault_of_the_program_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import click

    @click.command
    def broken() -> None:
        raise RuntimeError("oh")

    monkeypatch.delenv("PARLOUR_DEBUG", raising=False)
    assert run(broken, []) == 70
    assert "RuntimeError: oh" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals of Unix")
def test_whoever_reads_may_stop() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        ran = subprocess.run(
            [*COMMAND, "legal", "klopodavka"], stdout=pipe, stderr=subprocess.PIPE, text=True
        )
    assert (ran.returncode, ran.stderr) == (141, "")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals of Unix")
def test_a_long_count_shows_progress_and_can_be_interrupted() -> None:
    process = subprocess.Popen(
        [*COMMAND, "perft", "war", "8"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        # Tests started in the background inherit that Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stderr is not None
    try:
        assert "% done" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert (process.returncode, out) == (130, "")
    assert err.strip().splitlines()[-1] == "interrupted"


def test_files_that_are_no_text(parlour: Parlour, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\0\0\0")
    ran = parlour("replay", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert "not a text file" in ran.err


@pytest.mark.parametrize(
    ("lang", "missing", "folder"),
    [
        ("en", "No such file or directory", "Is a directory"),
        ("ko", "파일이나 폴더가 없습니다", "파일이 아니라 폴더입니다"),
        ("ru", "нет такого файла или папки", "это папка, а не файл"),
    ],
)
def test_what_the_system_refuses_is_said_in_the_language_of_the_run(
    parlour: Parlour, tmp_path: Path, lang: str, missing: str, folder: str
) -> None:
    absent = str(tmp_path / "nope.txt")
    assert parlour("replay", absent, "--lang", lang) == (2, "", f"{absent}: {missing}\n")
    ran = parlour("replay", str(tmp_path), "--lang", lang)
    assert ran == (2, "", f"{tmp_path}: {folder}\n")
    ran = parlour("bench", "backgammon", "--yardstick", absent, "--lang", lang)
    assert ran == (2, "", f"parlour bench: {absent}: {missing}\n")
    saved = f"save {absent}/x.pgn\n".encode()
    ran = parlour("play", "slime-trail", "--lang", lang, input=saved)
    assert missing in " ".join(ran.out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", REASONS)
def test_every_reason_is_a_sentence_of_its_own(number: int, lang: str) -> None:
    say = Speaker(lang).say
    said = reason(OSError(number, "system"), say)
    assert said != REASONS[number]
    assert "system" not in said
    assert reason(OSError(errno.EIO, "system"), say) == "system"


def test_the_language_may_be_asked_for_before_the_command(parlour: Parlour) -> None:
    after = parlour("show", "ataxx", "--lang", "ru")
    assert after.out != parlour("show", "ataxx").out
    assert parlour("--lang", "ru", "show", "ataxx") == after
    assert parlour("--lang=ru", "show", "ataxx") == after
    assert parlour("--lang", "ko", "show", "ataxx", "--lang", "ru") == after
    assert parlour("--lang", "ru", "legal", "chess") == parlour("legal", "chess", "--lang", "ru")
    assert "--lang" in parlour("--lang", "xx", "show", "ataxx").err
